/**
 * Inline script of the head: the first frame of a page is its first screen without its drawings;
 * those, what stands below and the footer come when it has left for the screen (`data-arriving`,
 * src/theme/global.ts). Not where the browser scrolls somewhere itself: to a part of the page that
 * the address names (a text fragment shows in the entry's name only), or to a place it remembers.
 */
export const arrivingScript =
  '{const{type,name}=performance.getEntriesByType("navigation")[0]||{};' +
  'if(type=="navigate"&&!/#/.test(name)){' +
  'const d=document.documentElement.dataset;d.arriving="";' +
  'requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(()=>delete d.arriving)))}}'
