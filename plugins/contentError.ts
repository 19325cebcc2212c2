import { inspect } from 'node:util'

/** A content error: its message is the one line that an editor needs. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  /** Vite prints errors by inspecting them; an editor has no use for a stack. */
  [inspect.custom]() {
    return this.message
  }
}
