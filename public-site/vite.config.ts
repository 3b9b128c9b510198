import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildTarget } from '../scripts/building/browser-floor.ts'
import { compileHints } from '../scripts/building/compile-hints.ts'
import { fontNotices, NOTICES_FILE } from '../scripts/building/font-notices.ts'
import { lodgeContent } from '../scripts/building/lodge-content.ts'
import { mergeChunks } from '../scripts/building/manual-chunks.ts'
import { retriedCode } from '../scripts/building/retried-code.ts'
import { shortClassNames } from '../scripts/building/short-class-names.ts'

/** Where the development server proxies `/api`. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:4010'

/** Four pages ask something in a dialog, and the home page does not. */
const DIALOGS = /[\\/](?:Dialog|ConfirmDialog|LeaveQuestion|LeaveGuard)\./

/** Few pages show these, but as small chunks they would be merged into those of the home page. */
const LEGAL_PAGES = /[\\/]LegalPage\./
const PRICES = /[\\/]PriceSummary\./

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routeFileIgnorePattern: '\\.(test|stories)\\.',
    }),
    react(),
    lodgeContent(),
    shortClassNames('public-site'),
    compileHints(),
    fontNotices(),
    retriedCode(),
  ],
  // The shim of this hook is only for React before 18.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  server: { port: 4000, strictPort: true, proxy: { '/api': apiOrigin } },
  build: {
    outDir: 'dist/client',
    target: buildTarget('public-site'),
    manifest: true,
    license: { fileName: NOTICES_FILE },
    // A lazy route preloads its imports. The pages defer their own code (scripts/page-code.ts).
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies, { hostType }) => (hostType === 'js' ? dependencies : []),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: mergeChunks({
        separatePackages: {},
        separateParts: { dialog: DIALOGS, legal: LEGAL_PAGES, price: PRICES },
        mergeThreshold: 8_000,
      }),
    },
  },
  ssr: { noExternal: true },
})
