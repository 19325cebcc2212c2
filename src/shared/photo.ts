import photographs from 'virtual:photographs'
import type { Picture } from '../reader/schema.ts'

/** The files of a picture, with its alt text. */
export function photo({ name, alt }: Picture) {
  const files = photographs[name]
  if (!files) throw new Error(`No photograph named ${name}`)
  return { ...files, alt }
}
