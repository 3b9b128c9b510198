import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledAsItComes } from '../scripts/building/compile-hints.ts'
import { lodgeContent } from '../scripts/building/lodge-content.ts'
import { mergeChunks } from '../scripts/building/manual-chunks.ts'

/** Where `/api` of the development server leads. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:4010'

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routeFileIgnorePattern: '\\.(test|stories)\\.',
    }),
    react(),
    lodgeContent(),
    compiledAsItComes(),
  ],
  // React has had this hook itself since 18; the shim in its place is only for older ones.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  server: { port: 4000, strictPort: true, proxy: { '/api': apiOrigin } },
  build: {
    outDir: 'dist/client',
    // One stylesheet: the prerendered pages would otherwise lack what their lazy routes bring.
    cssCodeSplit: false,
    manifest: true,
    // What a route imports comes with it. The pages themselves name their code for later (scripts/page-code.ts).
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies, { hostType }) => (hostType === 'js' ? dependencies : []),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: mergeChunks({ separatePackages: {}, mergeThreshold: 8_000 }),
    },
  },
  ssr: { noExternal: true },
})
