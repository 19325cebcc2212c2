import { isFromRight } from 'virtual:language'

/** Directional drawings are mirrored on pages whose words run from right to left. */
export const mirrored = isFromRight ? ({ scale: '-1 1' } as const) : {}

/** Words in a mirrored drawing are mirrored back, around their middle. */
export const readable = isFromRight
  ? ({ ...mirrored, transformBox: 'fill-box', transformOrigin: 'center' } as const)
  : {}
