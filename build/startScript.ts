import { startEvent } from '../src/startEvent.ts'

const tag = /<script type="module"[^>]* src="[^"]+"[^>]*><\/script>\s*/

/** How long after the first frames of a loaded page the first script is asked for, in milliseconds. */
const pause = 300

/** What shows that somebody is using the page, and what asks for the application itself. */
const signs = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  startEvent,
]

/** A tap on one of these leads elsewhere; its page must not wait for this one's scripts. */
const links = 'a[href]:not([role=button])'

/** Controls that do nothing useful without scripts. */
const controls = 'button:not([popovertarget]),[role=button]'

/** Addresses of scripts. */
export interface Scripts {
  /** Keeps the site for the next visit; every page runs it. */
  main: string
  /** The application: what its entry imports, then the entry. */
  app: readonly string[]
}

/**
 * Inline script of the head. When the page has loaded and is on the screen, it runs `main` and
 * then fetches the application, file by file in tasks of their own, so that no byte competes with
 * the page's own words, fonts and first pictures. The application runs when somebody uses the
 * page, each script in a task of its own, so that a tap never waits for all of them; a click that
 * needs it is held and made again, and one that leads elsewhere starts nothing.
 * `import()` is no Trusted Types sink, as a new script element would be.
 */
export const startScript = ({ main, app }: Scripts) =>
  '{let begun,running,ready,held;' +
  'const on=(type,listener,options)=>addEventListener(type,listener,{capture:true,passive:true,...options}),' +
  'frame=requestAnimationFrame,' +
  `app=${JSON.stringify(app)},` +
  'turn=()=>new Promise(f=>setTimeout(f)),' +
  'begin=async()=>{' +
  'if(begun)return;begun=1;' +
  `const first=import("${main}");` +
  'for(const href of app){' +
  'if(!running){await first;await turn()}' +
  'document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}))' +
  '}' +
  '},' +
  'run=async()=>{' +
  'if(running)return;running=1;begin();' +
  'try{for(const s of app){await import(s);await turn()}}' +
  'finally{ready=1;held?.click()}' +
  '},' +
  `sign=e=>running||e.target.closest?.("${links}")||run();` +
  `on("load",()=>frame(()=>frame(()=>setTimeout(begin,${pause}))));` +
  `for(const type of ${JSON.stringify(signs)})on(type,sign);` +
  'on("click",e=>{' +
  `const control=e.target.closest("${controls}");` +
  'if(ready||!control)return;' +
  'e.preventDefault();e.stopPropagation();held=control;run()' +
  '},{passive:false})}'

/** The bundled index.html without its module script. Throws where there is none. */
export function withoutEntry(template: string): string {
  if (!tag.test(template)) throw new Error('index.html: <script type="module" src="…"> is missing')
  return template.replace(tag, '')
}
