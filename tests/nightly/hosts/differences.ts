/** A known difference of a server, with its requests and its reason. */
interface Difference {
  server: string
  /** Matches the name of a request. */
  request: RegExp
  /** What differs ("status", "cache", "header allow"), with the server's value or a pattern for it. */
  seen: Record<string, unknown>
  why: string
}

/** Differences of servers from the table of requests. A line that no response needs fails the tests. */
export const differences: readonly Difference[] = [
  {
    server: 'the local server',
    request: /range: bytes=/,
    seen: { status: 200, 'header content-length': /^\d{4,}$/ },
    why: 'it ignores ranges and sends the whole file, as RFC 9110 allows',
  },
  {
    server: 'nginx',
    request: /range: bytes=99999999-$/,
    seen: { 'header ': /^(.+), \1$/ },
    why: 'nginx 1.22 sends its headers twice, with equal values, when it refuses a range',
  },
  {
    server: 'Caddy',
    request: /^GET \/(a{50}|%00)/,
    seen: { status: 500, type: /^text\/plain/, body: '3 bytes' },
    why: 'Caddy reports names that the file system refuses (over 255 bytes, or with a zero byte) as server errors',
  },
  {
    server: 'workerd',
    request: /^(POST|PUT|PATCH|DELETE|OPTIONS) /,
    seen: { 'header allow': 'absent' },
    why: 'static assets refuse other methods with 405, without an Allow header',
  },
  {
    server: 'workerd',
    request: /range: bytes=/,
    seen: { status: 200, 'header content-length': /^\d{4,}$/ },
    why: 'static assets ignore ranges and send the whole file, as RFC 9110 allows',
  },
  {
    server: 'workerd',
    request: /^GET \/no\/such\/page$/,
    seen: { cache: 'public, max-age=0, must-revalidate' },
    why: "no rule matches an unknown path of three levels, so it gets Cloudflare's default, which also revalidates each time",
  },
  {
    server: 'workerd',
    request: /^GET \/assets\/missing/,
    seen: { cache: 'public, max-age=31536000, immutable' },
    why: 'headers depend on the path, not on the status; a page refetches a missing script past the cache',
  },
  {
    server: 'workerd',
    request: /^GET \/(%zz|\.\.%2fpackage\.json)$/,
    seen: { status: 307 },
    why: 'Cloudflare redirects a badly encoded URL to its corrected form, which does not exist',
  },
  {
    server: 'workerd',
    request: /^GET \/\/evil\.example/,
    seen: { status: 307, type: 'absent', cache: 'absent', body: '0 bytes' },
    why: 'Cloudflare redirects a URL with two slashes to one slash, which does not exist',
  },
]

/** The known difference that explains a response, or undefined. */
export const explanation = (server: string, request: string, what: string, actual: unknown) =>
  differences.find(
    (each) =>
      each.server === server &&
      each.request.test(request) &&
      Object.entries(each.seen).some(([start, seen]) => {
        // "header " matches every header.
        const isThat = start.endsWith(' ') ? what.startsWith(start) : what === start
        return isThat && (seen instanceof RegExp ? seen.test(String(actual)) : seen === actual)
      }),
  )
