import type { Rolldown } from 'vite'

/** The packages that draw any page and go from one to the next. */
const STARTS_WITH =
  /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?:react-router|router-core|history|store|react-store))\//

/** From how many pages on what they share comes with the frame around all of them. */
const OF_MOST_PAGES = 4

export type ChunkPlan = {
  /** Packages of many pages and not of all, by the name of the file that each is in, apart from the small things that are of all. */
  apart: Readonly<Record<string, RegExp>>
  /** Below this size, in bytes before it is minified, what some pages share comes with what others do. */
  worthAFile: number
}

/**
 * How a site's code is cut into files, as Rolldown's output takes it. A slow device minds the number of files more than what
 * is in them: left alone, the home page is thirty, and a page of staff fifty (docs/decisions/032-main-thread.md).
 */
export const mergeChunks = ({ apart, worthAFile }: ChunkPlan): Rolldown.OutputOptions => ({
  chunkFileNames: ({ name }) => `assets/${name.split('~')[0] ?? name}-[hash].js`,
  codeSplitting: {
    groups: [
      // What every page starts with, apart from the site's own code: a new release mostly leaves it as it was.
      { name: 'vendor', test: STARTS_WITH, priority: 4 },
      ...Object.entries(apart).map(([name, test]) => ({ name, test, priority: 3 })),
      { name: 'start', tags: ['$initial'], priority: 3 },
      { name: 'frame', minShareCount: OF_MOST_PAGES, priority: 2 },
      {
        name: 'shared',
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: worthAFile,
        priority: 1,
      },
    ],
  },
})
