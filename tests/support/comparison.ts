/** What a run of the tests knows about itself. */
export interface Run {
  /** The system, the processor and the Chromium. */
  place: string
  /** Whether the content is that of the pictures. */
  isSameContent: boolean
  isCI: boolean
  /** Whether `npm run test:update` writes what differs. */
  isUpdating: boolean
}

/** What a run compares or, if it updates, writes. */
export interface Comparison {
  accessibilityTrees: boolean
  pictures: boolean
  /** Why something is left out. */
  note?: string
  /** Why the run must fail. */
  fault?: string
}

/** The one place of all pictures: the image of the workflows, with the system's own Chromium. */
export const pinned = 'Debian GNU/Linux 12 (bookworm) on x64 with /usr/bin/chromium'

/** Where a failed run keeps what differs; copied over tests/browser, it is accepted. */
export const acceptable = 'test-results/accept'

const accept = `Look at the files in ${acceptable}, and copy them over tests/browser to accept them.`

/** Decides what is compared or written. In CI, what cannot be compared is a fault. */
export function comparison({ place, isSameContent, isCI, isUpdating }: Run): Comparison {
  const isPinned = place === pinned
  if (isUpdating) {
    const note = `Pictures are not taken here: they are taken on ${pinned}, and this is ${place}. Push the change, and CI keeps new pictures in its artifact. ${accept}`
    return { accessibilityTrees: true, pictures: isPinned, ...(!isPinned && { note }) }
  }
  const elsewhere = `Pictures are compared on ${pinned}; this is ${place}.`
  if (isCI) {
    const changed = `The content has changed since the pictures were taken. ${accept}`
    if (!isPinned) return { accessibilityTrees: true, pictures: false, fault: elsewhere }
    return { accessibilityTrees: true, pictures: true, ...(!isSameContent && { fault: changed }) }
  }
  if (!isSameContent) {
    const note =
      'Pictures and accessibility trees are not compared, because the content has changed. Run npm run test:update to update them.'
    return { accessibilityTrees: false, pictures: false, note }
  }
  return { accessibilityTrees: true, pictures: isPinned, ...(!isPinned && { note: elsewhere }) }
}
