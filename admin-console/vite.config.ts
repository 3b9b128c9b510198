import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildTarget } from '../scripts/building/browser-floor.ts'
import { compileHints } from '../scripts/building/compile-hints.ts'
import { compressedTexts } from '../scripts/building/compressed-texts.ts'
import { fontNotices, NOTICES_FILE } from '../scripts/building/font-notices.ts'
import { lodgeContent } from '../scripts/building/lodge-content.ts'
import { mergeChunks } from '../scripts/building/manual-chunks.ts'
import { shortClassNames } from '../scripts/building/short-class-names.ts'
import { prefetchPage } from './scripts/prefetch-page.ts'

/** The server that the development server proxies `/api` to. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:4110'

const TABLES = /node_modules\/@tanstack\/(?:react-table|table-core)\//
const CALENDARS = /node_modules\/(?:react-day-picker|date-fns|@date-fns)\//

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routeFileIgnorePattern: '\\.(test|stories)\\.',
      // Loaders are split together with their screens, so that their queries stay out of the entry.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
    }),
    react(),
    lodgeContent(),
    shortClassNames('admin-console'),
    compileHints(),
    fontNotices(),
    prefetchPage(),
    compressedTexts(),
  ],
  // React has had this hook since 18; the shim is only for older versions.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  server: { port: 4100, strictPort: true, proxy: { '/api': apiOrigin } },
  build: {
    outDir: process.env.BUILD_DIR ?? 'dist',
    target: buildTarget('admin-console'),
    emptyOutDir: true,
    manifest: true,
    license: { fileName: NOTICES_FILE },
    // All supported browsers support modulepreload.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // One stylesheet of 15 kB (gzip): styles are loaded before a page's code, which avoids layout shifts.
    cssCodeSplit: false,
    rolldownOptions: {
      // jsPDF would load these for HTML pages and SVG, which it is never given. The picture of a label loads html2canvas itself.
      external: (id, importer) =>
        ['canvg', 'dompurify'].includes(id) || (id === 'html2canvas' && /\/jspdf\//.test(importer ?? '')),
      output: mergeChunks({
        separatePackages: { table: TABLES, calendar: CALENDARS },
        mergeThreshold: 5_000,
      }),
    },
  },
})
