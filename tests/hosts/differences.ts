/** A difference that cannot be removed: whose, in which answers, and why. */
interface Difference {
  server: string
  /** Fits the name of a request, as the test calls it. */
  request: RegExp
  /** What is different, "status", "cache", "header allow" and so on, and what is there instead; a pattern where it varies. */
  seen: Record<string, unknown>
  why: string
}

/** What servers do otherwise than the table says. A line that no answer needs any more fails the tests. */
export const differences: readonly Difference[] = [
  {
    server: 'nginx',
    request: /range: bytes=99999999-$/,
    seen: { 'header ': /^(.+), \1$/ },
    why: 'nginx 1.22 adds its headers twice to the answer that refuses a range; both say the same',
  },
  {
    server: 'Caddy',
    request: /^GET \/(a{50}|%00)/,
    seen: { status: 500, type: /^text\/plain/, body: '3 bytes' },
    why: 'what the file system refuses, a name over 255 bytes or one with a zero byte, is an error of the server to Caddy',
  },
  {
    server: 'workerd',
    request: /^(POST|PUT|PATCH|DELETE|OPTIONS) /,
    seen: { 'header allow': 'absent' },
    why: 'static assets refuse other methods with 405, but do not say which they know',
  },
  {
    server: 'workerd',
    request: /range: bytes=/,
    seen: { status: 200, 'header content-length': /^\d{4,}$/ },
    why: 'static assets know no ranges and send the whole file, as RFC 9110 allows',
  },
  {
    server: 'workerd',
    request: /^GET \/no\/such\/page$/,
    seen: { cache: 'public, max-age=0, must-revalidate' },
    why: "no rule fits an unknown path of three levels, so it has Cloudflare's own default, which asks again each time too",
  },
  {
    server: 'workerd',
    request: /^GET \/assets\/missing/,
    seen: { cache: 'public, max-age=31536000, immutable' },
    why: 'headers go by path, not by status; a page whose script is missing fetches it past the cache, and a deployment keeps the files of five builds',
  },
  {
    server: 'workerd',
    request: /^GET \/(%zz|\.\.%2fpackage\.json)$/,
    seen: { status: 307 },
    why: 'Cloudflare leads a badly encoded address to its corrected form, which does not exist',
  },
  {
    server: 'workerd',
    request: /^GET \/\/evil\.example/,
    seen: { status: 307, type: 'absent', cache: 'absent', body: '0 bytes' },
    why: 'Cloudflare leads an address of two slashes to that of one, which does not exist',
  },
]

/** The known difference that explains what an answer has; undefined where none does. */
export const explanation = (server: string, request: string, what: string, actual: unknown) =>
  differences.find(
    (each) =>
      each.server === server &&
      each.request.test(request) &&
      Object.entries(each.seen).some(([start, seen]) => {
        // "header " stands for every header.
        const isThat = start.endsWith(' ') ? what.startsWith(start) : what === start
        return isThat && (seen instanceof RegExp ? seen.test(String(actual)) : seen === actual)
      }),
  )
