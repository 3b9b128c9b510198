import { join, resolve } from 'node:path'
import { build } from 'vite'
import { compressTexts } from '../../scripts/building/compress-texts.ts'
import { writePages } from './prerender.ts'
import { rasterPictures } from './raster-pictures.ts'
import { writeIcons, writeSharePicture } from './site-pictures.ts'
import { writeWorkers } from './write-workers.ts'

/**
 * Builds the site: the client bundle, then the bundle that renders pages, here and on the server, then the pages.
 * `npm run build`
 */
const folder = resolve(process.env['BUILD_DIR'] ?? join(import.meta.dirname, '../dist'))
const [client, server] = [join(folder, 'client'), join(folder, 'server')]
process.chdir(`${import.meta.dirname}/..`)
process.env['VITE_PICTURES'] = 'webp'

await build({ build: { outDir: client, emptyOutDir: true } })
await build({
  build: {
    ssr: 'src/app/render-page.tsx',
    outDir: server,
    emptyOutDir: true,
    manifest: false,
    copyPublicDir: false,
    // The server loads it into memory.
    minify: true,
    // One file: merged chunks may import each other in a circle, and then a module reads another before it has run.
    rolldownOptions: { output: { codeSplitting: false } },
  },
})
await writePages(client, join(server, 'render-page.js'))
await rasterPictures(client)
await writeSharePicture(client)
await writeIcons(client)
await writeWorkers(client)
compressTexts(client)
