import type { Plugin, Rolldown } from 'vite'

/** Explicit Compile Hints, Chrome 136; to other browsers it is a comment. V8 sees it in a file's first line only. */
const COMPILED_AS_IT_COMES = '//# allFunctionsCalledOnLoad\n'

/** Most of a page's own file runs as the page opens; of what a press fetches, as a maker of PDF, a small part. */
const runsAtOnce = ({
  isDynamicEntry,
  facadeModuleId,
}: Rolldown.RenderedChunk | Rolldown.OutputChunk): boolean =>
  !isDynamicEntry || /\/routes\//.test(facadeModuleId ?? '')

/**
 * Has V8 compile a page's functions on another thread while their file comes, rather than each on the page's own when it is
 * first called, which holds a slow device up longest (docs/decisions/032-main-thread.md).
 */
export const compiledAsItComes = (): Plugin => ({
  name: 'compiled-as-it-comes',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  augmentChunkHash: (chunk) => (runsAtOnce(chunk) ? COMPILED_AS_IT_COMES : ''),
  // The first line stays the first only after everything else has been written into the file.
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && runsAtOnce(file)) file.code = COMPILED_AS_IT_COMES + file.code
      }
    },
  },
})
