/** Whether a picture's bytes are those that its name holds the hash of: the first 16 hexadecimal digits of their SHA-256. */
export async function isIntact(url: string, bytes: ArrayBuffer): Promise<boolean> {
  const promised = /\.([\da-f]{16})\.\w+$/.exec(new URL(url).pathname)?.[1]
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const found = Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0'))
  return found.join('') === promised
}
