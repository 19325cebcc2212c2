/** The text of a wrangler.jsonc: a site of static assets on Cloudflare Workers, at a domain of its own. */
export const wranglerConfig = (name: string, directory: string, domain: string): string =>
  JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/wrangler.json',
      name,
      // The behavior of the runtime as of this day.
      compatibility_date: '2026-04-01',
      assets: {
        directory,
        // /portfolio is served from portfolio.html; _redirects leads the other names there.
        html_handling: 'drop-trailing-slash',
        not_found_handling: '404-page',
      },
      routes: [{ pattern: domain, custom_domain: true }],
      workers_dev: false,
    },
    undefined,
    2,
  ).concat('\n')
