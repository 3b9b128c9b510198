import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { PICTURE_WIDTHS, rasterName } from '../src/lib/picture-widths.ts'
import { readManifest } from './manifest.ts'

const PICTURES = /^src\/pictures\/(?:gallery|restaurant)\/[^/]+$/
/** More effort takes up to ten times as long for a twentieth of the bytes. */
const WEBP = { quality: 68, effort: 4 }
/** A picture changes seldom: what was made of it is kept by its content. */
const KEPT = join(import.meta.dirname, '../../node_modules/.cache/lodge/pictures')

/**
 * Puts WebP in the place of the pictures of gallery and restaurant in the build at `directory`, in every width that
 * `lib/SitePicture.tsx` offers: of a drawing a tenth of its bytes, and no work for a phone to draw.
 */
export async function rasterPictures(directory: string): Promise<void> {
  mkdirSync(KEPT, { recursive: true })
  const chunks = Object.entries(readManifest(directory))
  for (const [, { file }] of chunks.filter(([source]) => PICTURES.test(source))) {
    const path = join(directory, file)
    const picture = readFileSync(path)
    for (const width of PICTURE_WIDTHS) {
      writeFileSync(rasterName(path, width), await keptRaster(picture, width))
    }
    rmSync(path)
  }
}

async function keptRaster(picture: Buffer, width: number): Promise<Buffer> {
  const made = createHash('sha256')
    .update(picture)
    .update(JSON.stringify({ width, ...WEBP }))
    .digest('hex')
  const kept = join(KEPT, `${made}.webp`)
  if (existsSync(kept)) return readFileSync(kept)
  const raster = await sharp(picture).autoOrient().resize({ width }).webp(WEBP).toBuffer()
  writeFileSync(kept, raster)
  return raster
}
