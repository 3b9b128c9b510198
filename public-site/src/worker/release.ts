/** The parts of one build of the site that the service worker caches. */
export type Release = {
  /** A hash of the content. */
  name: string
  /** The script that every page starts with. */
  entry: string
  /** What the shell needs, below `/assets/`: code, fonts and the drawings of the frame. */
  files: string[]
}

declare const __RELEASE__: Release

/** The build that this worker belongs to; `scripts/write-workers.ts` inserts it. */
export const RELEASE: Release = __RELEASE__
