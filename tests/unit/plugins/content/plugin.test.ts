import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { contentModules } from '../../../../plugins/content/plugin.ts'
import { clients, dialog, home, portfolio } from '../../../support/content.ts'

const id = 'virtual:test'

/** Builds a module with the plugin. Returns the code of the built script. */
async function scriptOf(code: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      contentModules(),
      {
        name: 'test',
        resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
        load: (asked) => (asked === `\0${id}` ? code : undefined),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: id } },
  })) as Rolldown.RolldownOutput
  return output[0].code
}

test('a script contains only the parts of a content file that it imports, and each part once', async () => {
  const script = await scriptOf(
    `import { page } from '/src/content/portfolio.yaml'
    import dialog, { title } from '/src/content/dialog.yaml'
    import '/src/content/home.yaml'
    console.log(page.heading, title, dialog)`,
  )
  expect(script).toContain(JSON.stringify(portfolio.heading))
  expect(script.split(JSON.stringify(dialog.title))).toHaveLength(2)
  for (const text of [home.title, ...clients.map(({ name }) => name)])
    expect(script).not.toContain(JSON.stringify(text))
})
