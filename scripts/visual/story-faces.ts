/** The appearances in which stories are captured; `forced-colors` is the high contrast of the system. */
export type CapturedFace = 'public' | 'console-light' | 'console-dark' | 'forced-colors'

/**
 * Returns the faces in which a story is captured, the story's own first. Shared components appear in both sites, so they are
 * captured in every face; a screen of the console in light and dark.
 */
export function capturedFaces(file: string, own: CapturedFace): CapturedFace[] {
  if (own !== 'public') return own === 'console-dark' ? [own] : [own, 'console-dark']
  return file.includes('/shared-ui/src/components/')
    ? [own, 'console-light', 'console-dark', 'forced-colors']
    : [own]
}
