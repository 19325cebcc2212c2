/** How long an answer may take, in milliseconds. */
const patience = 20_000

/** Asks a live address as a browser does, without following redirects. Rejects with one line when nothing answers. */
export async function live(origin: string, path: string): Promise<Response> {
  const url = origin + path
  try {
    return await fetch(url, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'br, gzip' },
      signal: AbortSignal.timeout(patience),
    })
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string; message?: string } }
    throw new Error(`${url} gives no answer: ${cause?.code ?? cause?.message ?? message}.`, {
      cause: error,
    })
  }
}

/** Runs something for each of many, six at a time, so that a host is not overrun. */
export async function forEach<T, R>(all: readonly T[], run: (each: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let start = 0; start < all.length; start += 6) {
    results.push(...(await Promise.all(all.slice(start, start + 6).map(run))))
  }
  return results
}
