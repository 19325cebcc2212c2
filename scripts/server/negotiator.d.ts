// @types/negotiator describes version 0.6, without the option `preferred`.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: import('node:http').IncomingHttpHeaders })
    encoding(
      available: readonly string[],
      options: { preferred: readonly string[] },
    ): string | undefined
  }
}
