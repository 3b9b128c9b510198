import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressedTexts } from '../scripts/building/compressed-texts.ts'
import { reactAsModules } from '../scripts/building/react-as-modules.ts'
import { fetchAhead } from './scripts/fetch-ahead.ts'

/** Where `/api` of the development server leads. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:4110'

/** The packages that draw any page and go from one to the next. */
const STARTS_WITH =
  /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?:react-router|router-core|history|store|react-store))\//

const FORMS = /node_modules\/@tanstack\/(?:react-form|form-core|pacer-lite|devtools-event-client)\//
const TABLES = /node_modules\/@tanstack\/(?:react-table|table-core)\//
const CALENDARS = /node_modules\/(?:react-day-picker|date-fns|@date-fns)\//

/** From how many pages on what they share comes with the frame around all of them. */
const OF_MOST_PAGES = 4

/** Below this size, in bytes before it is minified, what some pages share comes with what others do. */
const WORTH_A_FILE = 2_000

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routeFileIgnorePattern: '\\.(test|stories)\\.',
      // A loader comes with its screen: what it needs to ask the server stays out of the entry.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
    }),
    react(),
    reactAsModules(),
    fetchAhead(),
    compressedTexts(),
  ],
  // React has had this hook itself since 18; the shim in its place is only for older ones.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  server: { port: 4100, strictPort: true, proxy: { '/api': apiOrigin } },
  build: {
    outDir: 'dist',
    manifest: true,
    // Every browser this product is for knows modulepreload itself.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // One style sheet of 15 kB, gzip: a page's styles are there before its code is, and nothing moves when they come.
    cssCodeSplit: false,
    rolldownOptions: {
      // jsPDF would load these for pages and SVG that it is never given.
      external: ['html2canvas', 'canvg', 'dompurify'],
      output: {
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0] ?? name}-[hash].js`,
        // A slow browser minds the number of files more than what is in them: left alone, a page of staff is fifty.
        codeSplitting: {
          groups: [
            // What every page starts with, apart from the console's own code: a new release mostly leaves it as it was.
            { name: 'vendor', test: STARTS_WITH, priority: 4 },
            // A package of many pages and not of all stays apart from the small things that are of all.
            { name: 'form', test: FORMS, priority: 3 },
            { name: 'table', test: TABLES, priority: 3 },
            { name: 'calendar', test: CALENDARS, priority: 3 },
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
})
