/** A template, a page and a site, as the build hands them to a page. */
export const template =
  '<html><head><!--head--><script type="module" src="/src/boot/boot.ts"></script></head><body><div id="root"></div></body></html>'

export const page = {
  path: '/about',
  title: 'About',
  description: 'Who we are',
  html: '<p>Hello</p>',
  css: 'p{color:red}',
}
export const context = {
  agency: { origin: 'https://site.example' as const, brand: 'Brand', language: 'en-US' },
  font: '/assets/font.woff2',
  structuredData: { name: 'Brand' },
  script: 'start()',
  policyMeta: '',
  build: 'abc123',
}

export const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')

export const content = (html: string, selector: string) =>
  parsed(html).querySelector(selector)?.getAttribute('content')
