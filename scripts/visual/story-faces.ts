/** The appearances in which stories are captured; `forced-colors` is the high contrast of the system. */
export type CapturedFace = 'public' | 'console-light' | 'console-dark' | 'forced-colors'

/** A story to capture: its file, its own face, and whether it is the first captured story of the file. */
type StoryToCapture = { file: string; own: CapturedFace; isFirstOfFile: boolean }

/**
 * Returns the faces in which a story is captured, the story's own first. Shared components appear in both sites, so they are
 * captured in every face. Screens consist of them: one story of each file with screens of the console is captured in dark too.
 */
export function capturedFaces({ file, own, isFirstOfFile }: StoryToCapture): CapturedFace[] {
  if (own === 'console-light' && isFirstOfFile) return [own, 'console-dark']
  if (own === 'public' && file.includes('/shared-ui/src/components/')) {
    return [own, 'console-light', 'console-dark', 'forced-colors']
  }
  return [own]
}
