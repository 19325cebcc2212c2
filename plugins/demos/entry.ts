// The entry of the demos' server bundle, in which their words are.
export { prerenderDemos } from '../../demos/prerender.tsx'
export { demoHtml } from './document.ts'
