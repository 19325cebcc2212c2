import type { Hosting } from './rules.ts'

/** A pattern of ours in Vercel's words: "/*" is "/(.*)"; "/:file" is the same. */
const source = (path: string) => path.replace('*', '(.*)')

/** The text of a vercel.json that lies in the folder that is deployed. */
export const vercelConfig = ({ headers, redirects }: Hosting): string =>
  JSON.stringify(
    {
      // /portfolio is served from portfolio.html, and /portfolio/ leads there.
      cleanUrls: true,
      trailingSlash: false,
      headers: headers.map(({ path, headers: values }) => ({
        source: source(path),
        headers: Object.entries(values).map(([key, value]) => ({ key, value })),
      })),
      redirects: redirects.map(({ from, to }) => ({
        source: from,
        destination: to,
        permanent: true,
      })),
    },
    undefined,
    2,
  ).concat('\n')
