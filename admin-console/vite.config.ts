import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { reactAsModules } from '../scripts/building/react-as-modules.ts'

/** Where `/api` of the development server leads. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:4110'

/** The packages that draw any page and go from one to the next. */
const STARTS_WITH =
  /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?:react-router|router-core|history|store|react-store))\//

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
    rolldownOptions: {
      // jsPDF would load these for pages and SVG that it is never given.
      external: ['html2canvas', 'canvg', 'dompurify'],
      output: {
        // What every page starts with, apart from the console's own code: a new release mostly leaves it as it was.
        codeSplitting: { groups: [{ name: 'vendor', test: STARTS_WITH }] },
      },
    },
  },
})
