declare module 'virtual:scripts' {
  /** Addresses of the scripts that a page fetches, in the order in which they run. */
  export const scripts: import('./boot/start.ts').Scripts
}
