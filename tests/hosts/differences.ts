/** A difference that cannot be removed: whose, in which answers, and why. */
interface Difference {
  engine: string
  /** Fits the name of a request, as the test calls it. */
  request: RegExp
  /** Fits what is different: "status", "cache", "header allow" and so on. */
  what: RegExp
  why: string
}

/** What engines do otherwise than the table says. A line that no answer needs any more fails the tests. */
export const differences: readonly Difference[] = [
  {
    engine: 'nginx',
    request: /range: bytes=99999999-$/,
    what: /^header /,
    why: 'nginx 1.22 adds its headers twice to the answer that refuses a range; both say the same',
  },
  {
    engine: 'Caddy',
    request: /^GET \/(a{50}|%00)/,
    what: /^(status|type|body|encoding)$/,
    why: 'what the file system refuses, a name over 255 bytes or one with a zero byte, is an error of the server to Caddy',
  },
  {
    engine: 'workerd',
    request: /^(POST|PUT|PATCH|DELETE|OPTIONS) /,
    what: /^header allow$/,
    why: 'static assets refuse other methods with 405, but do not say which they know',
  },
  {
    engine: 'workerd',
    request: /range: bytes=/,
    what: /^(status|header content-length)$/,
    why: 'static assets know no ranges and send the whole file, as RFC 9110 allows',
  },
  {
    engine: 'workerd',
    request: /^GET \/no\/such\/page$/,
    what: /^cache$/,
    why: "no rule fits an unknown path of three levels, so it has Cloudflare's own default, which asks again each time too",
  },
  {
    engine: 'workerd',
    request: /^GET \/assets\/missing/,
    what: /^cache$/,
    why: 'headers go by path, not by status; a page whose script is missing fetches it past the cache, and a deployment keeps the files of five builds',
  },
  {
    engine: 'workerd',
    request: /^GET \/(%zz|\.\.%2fpackage\.json)$/,
    what: /^(status|header .*)$/,
    why: 'Cloudflare leads a badly encoded address to its corrected form, which does not exist',
  },
]
