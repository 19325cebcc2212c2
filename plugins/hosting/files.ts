import { headersFile, redirectsFile } from './netlify.ts'
import type { Hosting } from './rules.ts'
import { vercelConfig } from './vercel.ts'

/** The files that hosts read in the folder they serve, and serve to nobody. */
export const forHosts = (hosting: Hosting): Record<string, string> => ({
  _headers: headersFile(hosting),
  _redirects: redirectsFile(hosting),
  'vercel.json': vercelConfig(hosting),
  // Cloudflare compresses by itself.
  '.assetsignore': '*.br\n*.gz\nvercel.json\n',
})
