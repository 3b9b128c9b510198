import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where `/api` of the development server leads. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:4110'

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
  ],
  server: { port: 4100, strictPort: true, proxy: { '/api': apiOrigin } },
  build: { outDir: 'dist', manifest: true, assetsInlineLimit: 0 },
})
