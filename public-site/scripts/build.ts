import { globSync, rmSync } from 'node:fs'
import { build } from 'vite'
import { compressTexts } from '../../scripts/building/compress-texts.ts'
import { picturesByName } from '../src/lib/pictures-by-name.ts'
import { writePages } from './prerender.ts'
import { rasterPictures } from './raster-pictures.ts'
import { writeSharePicture } from './share-picture.ts'
import { writeWorkers } from './write-workers.ts'

/** Builds the site: its code, then the code that draws pages, then the pages. `npm run build` */
process.chdir(`${import.meta.dirname}/..`)
process.env['VITE_PICTURES'] = 'webp'

await build()
await build({
  build: { ssr: 'src/app/render-page.tsx', outDir: 'dist/server', manifest: false, copyPublicDir: false },
})
await writePages('dist/client', 'dist/server/render-page.js')
// Every page has the stylesheet inlined.
for (const file of globSync('dist/client/assets/*.css')) rmSync(file)
await rasterPictures('dist/client')
await writeSharePicture(banner(), 'dist/client/share-picture.jpg')
await writeWorkers('dist/client')
compressTexts('dist/client')
rmSync('dist/server', { recursive: true })

/** A photograph of the lodge's own stands here too for the drawing. */
function banner(): string {
  const files = globSync('src/pictures/banner/*')
  const found = picturesByName(Object.fromEntries(files.map((file) => [file, file]))).get('valley-banner')
  if (!found) throw new Error('There is no src/pictures/banner/valley-banner')
  return found
}
