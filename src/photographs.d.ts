declare module 'virtual:photographs' {
  /** Each original's variants, by its name: a `Photograph` without the words that describe it. */
  const photographs: Record<
    string,
    { avif: string; webp: string; src: string; width: number; height: number } | undefined
  >
  export default photographs
}
