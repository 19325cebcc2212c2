// The entry of the demos' server bundle, which contains their words.
export { prerenderDemos } from '../../demos/prerender.tsx'
export { demoHtml } from './document.ts'
