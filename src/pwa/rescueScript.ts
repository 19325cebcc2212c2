/**
 * Inline script of the head: when a file of this build does not load or does not parse,
 * because the browser's cache holds it damaged or the host has a newer build, fetches that
 * file (the page, where none is named) and all scripts past the cache and, if the host answers
 * at all, reloads the page.
 * A page that was reloaded so and fails again stays; whoever reloads it gets another attempt.
 * A module that is imported later fails as a rejected promise.
 */
export const rescueScript =
  '{let done;const rescue=e=>{' +
  'const x=e.error||e.reason,t=e.target,u=t.currentSrc||t.src||"",s="rescued";' +
  'if(done||!(x?x instanceof SyntaxError||/import/i.test(x.message):u.startsWith(location.origin+"/assets/")))return;' +
  'done=1;' +
  'try{if(sessionStorage[s])return sessionStorage.removeItem(s)}catch{return}' +
  'Promise.all([u,...performance.getEntriesByType("resource").map(r=>r.name).filter(n=>/\\/assets\\/[^/]+\\.js$/.test(n))]' +
  '.map(n=>fetch(n,{cache:"reload"}))).then(()=>{sessionStorage[s]=1;location.reload()},()=>{})' +
  '};addEventListener("error",rescue,true);addEventListener("unhandledrejection",rescue)}'
