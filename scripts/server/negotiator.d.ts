// @types/negotiator describes version 0.6, in which the server could not state its own order.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: import('node:http').IncomingHttpHeaders })
    encoding(
      available: readonly string[],
      options: { preferred: readonly string[] },
    ): string | undefined
  }
}
