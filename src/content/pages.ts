// Pages of words alone, such as a privacy policy. To add one, append an entry and link to it in footer.ts.
import type { PageWords } from './schema.ts'

export const pages: readonly PageWords[] = []
