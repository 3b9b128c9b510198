/** What one build of the site consists of, as far as it is kept. */
export type Release = {
  /** Another content is another name. */
  name: string
  /** The script that every page starts with. */
  entry: string
  /** What the shell needs, below `/assets/`: code, letters and the drawings around the pages. */
  files: string[]
}

declare const __RELEASE__: Release

/** The build that this worker came with; `scripts/write-workers.ts` puts it here. */
export const RELEASE: Release = __RELEASE__
