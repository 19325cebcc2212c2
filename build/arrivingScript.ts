/**
 * Inline script of the head: the first frame of a page is its first screen without its drawings
 * (`data-arriving`, src/theme/global.ts); those, what stands below and the footer come 300 ms after
 * it has left for the screen, so that a tap on its sight does not wait for their layout, or with the
 * first click or scrolling, which may lead there. Not where the browser scrolls somewhere itself: to a
 * part of the page that the address names (a text fragment shows in the entry's name only), or to a
 * place it remembers.
 */
export const arrivingScript =
  '{const{type,name}=performance.getEntriesByType("navigation")[0]||{};' +
  'if(type=="navigate"&&!/#/.test(name)){' +
  'const d=document.documentElement.dataset,arrive=()=>delete d.arriving;d.arriving="";' +
  'for(const each of["click","scroll"])addEventListener(each,arrive,{capture:true,once:true});' +
  'requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(arrive,300)))}}'
