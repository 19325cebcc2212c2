const tag = /<script type="module"[^>]* src="[^"]+"[^>]*><\/script>\s*/

/** How long after the first frames of a loaded page its scripts are asked for, in milliseconds. */
const pause = 300

/**
 * Inline script of the head that starts the application when the page has loaded and is on the
 * screen, so that no byte of it competes with the page's own words, fonts and first pictures.
 * `scripts` are addresses: what the entry imports, then the entry. They are fetched at once and
 * run one by one, each in a task of its own, so that a tap never waits for all of them. `import()`
 * is no Trusted Types sink, as a new script element would be.
 */
export const startScript = (scripts: readonly string[]) =>
  'addEventListener("load",()=>{' +
  'const frame=requestAnimationFrame,' +
  `list=${JSON.stringify(scripts)},` +
  'start=async()=>{' +
  'for(const href of list)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));' +
  'for(const s of list){await import(s);await new Promise(f=>setTimeout(f))}' +
  '};' +
  `frame(()=>frame(()=>setTimeout(start,${pause})))` +
  '},{once:true})'

/** The bundled index.html without its module script. Throws where there is none. */
export function withoutEntry(template: string): string {
  if (!tag.test(template)) throw new Error('index.html: <script type="module" src="…"> is missing')
  return template.replace(tag, '')
}
