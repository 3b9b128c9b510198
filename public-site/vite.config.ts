import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { reactAsModules } from '../scripts/building/react-as-modules.ts'
import { leanLoading } from './scripts/lean-loading.ts'

/** Where `/api` of the development server leads. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:4010'

/** The packages that draw any page and go from one to the next. */
const STARTS_WITH =
  /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?:react-router|router-core|history|store|react-store))\//

const FORMS = /node_modules\/@tanstack\/(?:react-form|form-core|pacer-lite|devtools-event-client)\//

/** From how many pages on what they share comes with the frame around all of them. */
const OF_MOST_PAGES = 4

/** Below this size, in bytes before it is minified, what some pages share comes with what others do. */
const WORTH_A_FILE = 8_000

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routeFileIgnorePattern: '\\.(test|stories)\\.',
    }),
    react(),
    reactAsModules(),
    leanLoading(),
  ],
  // React has had this hook itself since 18; the shim in its place is only for older ones.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  server: { port: 4000, strictPort: true, proxy: { '/api': apiOrigin } },
  build: {
    outDir: 'dist/client',
    // One style sheet: the prerendered pages would otherwise lack what their lazy routes bring.
    cssCodeSplit: false,
    manifest: true,
    // prerender.ts names what each page needs.
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0] ?? name}-[hash].js`,
        // A slow phone minds the number of files more than what is in them: left alone, the home page is thirty.
        codeSplitting: {
          groups: [
            // What every page starts with, apart from the site's own code: a new release mostly leaves it as it was.
            { name: 'vendor', test: STARTS_WITH, priority: 4 },
            { name: 'form', test: FORMS, priority: 3 },
            { name: 'start', tags: ['$initial'], priority: 3 },
            { name: 'frame', minShareCount: OF_MOST_PAGES, priority: 2 },
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: WORTH_A_FILE,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  ssr: { noExternal: true },
})
