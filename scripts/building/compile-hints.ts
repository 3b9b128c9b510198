import type { Plugin, Rolldown } from 'vite'

/** Explicit Compile Hints (Chrome 136). A comment to other browsers; V8 reads it in a file's first line only. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/** Whether most of a chunk runs when a page opens, unlike a chunk that a click loads, such as the PDF library. */
const runsOnLoad = ({
  isDynamicEntry,
  facadeModuleId,
}: Rolldown.RenderedChunk | Rolldown.OutputChunk): boolean =>
  !isDynamicEntry || /\/routes\//.test(facadeModuleId ?? '')

/**
 * Makes V8 compile a page's functions on a background thread while their file loads, instead of on the main thread at their
 * first call, which blocks slow devices (docs/decisions/020-page-loading.md).
 */
export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  augmentChunkHash: (chunk) => (runsOnLoad(chunk) ? COMPILE_HINT : ''),
  // Runs last, so that no other plugin writes a line before the hint.
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && runsOnLoad(file)) file.code = COMPILE_HINT + file.code
      }
    },
  },
})
