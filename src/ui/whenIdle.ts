/** Runs a task once the page has loaded and the browser has nothing better to do; returns how to call it off. */
export function whenIdle(task: () => void): () => void {
  const call = new AbortController()
  const wait = () => {
    if (call.signal.aborted) return
    if ('requestIdleCallback' in window) requestIdleCallback(task)
    else setTimeout(task, 200)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true, signal: call.signal })
  return () => call.abort()
}
