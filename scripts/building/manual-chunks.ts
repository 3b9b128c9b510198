import type { Rolldown } from 'vite'

/** The packages that render and route every page. */
const VENDOR_PACKAGES =
  /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?:react-router|router-core|history|store|react-store))\//

/** Modules shared by at least this many pages go into the chunk of the frame around all pages. */
const FRAME_SHARE_COUNT = 4

export type ChunkPlan = {
  /** Packages that many but not all pages use, by the name of the chunk that each gets. */
  separatePackages: Readonly<Record<string, RegExp>>
  /** Own modules that many but not all pages use, which stay out of the chunk of the frame, by the name of the chunk that each gets. */
  separateParts?: Readonly<Record<string, RegExp>>
  /** Shared chunks below this size, in bytes before minification, are merged. */
  mergeThreshold: number
}

/** The name of a merged chunk lists its pages: `shared~rooms~contact.css` is `shared`. */
const shortName = (name: string): string => name.split('~')[0]?.replace(/\.\w+$/, '') ?? name

/**
 * Returns Rolldown output options that merge a site's code into few chunks. Slow devices suffer more from the number of files
 * than from their size; without merging the home page loads thirty and a console page fifty (docs/decisions/020-page-loading.md).
 */
export const mergeChunks = ({
  separatePackages,
  separateParts = {},
  mergeThreshold,
}: ChunkPlan): Rolldown.OutputOptions => ({
  chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
  assetFileNames: ({ names: [name = ''] }) => `assets/${shortName(name)}-[hash][extname]`,
  codeSplitting: {
    groups: [
      // Separate from the site's own code, so that most releases leave it cached.
      { name: 'vendor', test: VENDOR_PACKAGES, priority: 4 },
      ...Object.entries(separatePackages).map(([name, test]) => ({ name, test, priority: 3 })),
      { name: 'start', tags: ['$initial'], priority: 3 },
      {
        name: 'frame',
        test: (id) => !Object.values(separateParts).some((part) => part.test(id)),
        minShareCount: FRAME_SHARE_COUNT,
        priority: 2,
      },
      // After the frame, whose modules they use, so that the two do not import each other.
      ...Object.entries(separateParts).map(([name, test]) => ({ name, test, priority: 1.5 })),
      {
        name: 'shared',
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: mergeThreshold,
        priority: 1,
      },
    ],
  },
})
