import { createBuilder } from 'vite'

/** Builds dist/ and dist-demos/. Rejects with the reason in one line. */
export async function buildSite(): Promise<void> {
  const builder = await createBuilder({ logLevel: 'warn' })
  await builder.buildApp()
}

/** Builds for a port of this computer, so that the site and its demos link to each other there. */
export async function buildPreview(port: number): Promise<void> {
  process.env.SITE_ORIGIN ??= `http://localhost:${port}`
  process.env.DEMO_ADDRESS ??= `http://*.localhost:${port}`
  await buildSite()
}
