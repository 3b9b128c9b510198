import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledAsItComes } from '../scripts/building/compile-hints.ts'
import { compressedTexts } from '../scripts/building/compressed-texts.ts'
import { lodgeContent } from '../scripts/building/lodge-content.ts'
import { mergeChunks } from '../scripts/building/manual-chunks.ts'
import { prefetchPage } from './scripts/prefetch-page.ts'

/** Where `/api` of the development server leads. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:4110'

const TABLES = /node_modules\/@tanstack\/(?:react-table|table-core)\//
const CALENDARS = /node_modules\/(?:react-day-picker|date-fns|@date-fns)\//

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
    lodgeContent(),
    compiledAsItComes(),
    prefetchPage(),
    compressedTexts(),
  ],
  // React has had this hook itself since 18; the shim in its place is only for older ones.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  server: { port: 4100, strictPort: true, proxy: { '/api': apiOrigin } },
  build: {
    outDir: process.env.SITE_BUILD_DIR ?? 'dist',
    emptyOutDir: true,
    manifest: true,
    // Every browser this product is for knows modulepreload itself.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // One style sheet of 15 kB, gzip: a page's styles are there before its code is, and nothing moves when they come.
    cssCodeSplit: false,
    rolldownOptions: {
      // jsPDF would load these for pages and SVG that it is never given.
      external: ['html2canvas', 'canvg', 'dompurify'],
      output: mergeChunks({
        separatePackages: { table: TABLES, calendar: CALENDARS },
        mergeThreshold: 5_000,
      }),
    },
  },
})
