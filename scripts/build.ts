import { createBuilder } from 'vite'
import { command } from './command.ts'

await command('Usage: npm run build', {}, async () => {
  const builder = await createBuilder()
  await builder.buildApp()
})
