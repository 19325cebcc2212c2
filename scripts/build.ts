import { createBuilder } from 'vite'

/** Builds dist/ and dist-demos/. Rejects with the line that says why not. */
export async function buildSite(): Promise<void> {
  const builder = await createBuilder({ logLevel: 'warn' })
  await builder.buildApp()
}

/** Builds the site for a port of this computer: the links to the demos lead there, and theirs back. */
export async function buildPreview(port: number): Promise<void> {
  process.env.SITE_ORIGIN ??= `http://localhost:${port}`
  process.env.DEMO_ADDRESS ??= `http://*.localhost:${port}`
  await buildSite()
}
