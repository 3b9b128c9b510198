import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { BANNER_WIDTHS, PICTURE_WIDTHS, rasterName, TALL_BANNER_WIDTHS } from '../src/lib/picture-widths.ts'
import { readManifest } from './manifest.ts'

/** How the pictures of a folder are laid: the first whose pattern a picture's source has. */
const SERIES: { source: RegExp; widths: readonly number[]; webp: Webp }[] = [
  {
    source: /\/pictures\/banner\/tall\.\w+$/,
    widths: TALL_BANNER_WIDTHS,
    // What can be had below 30 kB.
    webp: { quality: 60, effort: 6 },
  },
  { source: /\/pictures\/banner\/wide\.\w+$/, widths: BANNER_WIDTHS, webp: { quality: 78, effort: 4 } },
  // Only a part of a strip is seen.
  { source: /\/pictures\/strips\/[^/]+$/, widths: PICTURE_WIDTHS, webp: { quality: 60, effort: 4 } },
  {
    source: /\/pictures\/(?:gallery|restaurant)\/[^/]+$/,
    widths: PICTURE_WIDTHS,
    // More effort takes up to ten times as long for a twentieth of the bytes.
    webp: { quality: 68, effort: 4 },
  },
]

type Webp = { quality: number; effort: number }

/** A picture changes seldom: what was made of it is kept by its content. */
const KEPT = join(import.meta.dirname, '../../node_modules/.cache/lodge/pictures')

/**
 * Puts WebP in the place of the lodge's pictures in the build at `directory`, in every width that
 * the pages offer: of a drawing a tenth of its bytes, and no work for a phone to draw.
 */
export async function rasterPictures(directory: string): Promise<void> {
  mkdirSync(KEPT, { recursive: true })
  const chunks = Object.entries(readManifest(directory))
  // One picture in two places is one file of the build.
  const originals = new Set<string>()
  for (const [name, { file }] of chunks) {
    const series = SERIES.find(({ source }) => source.test(name))
    if (!series) continue
    const path = join(directory, file)
    originals.add(path)
    const picture = readFileSync(path)
    for (const width of series.widths) {
      writeFileSync(rasterName(path, width), await cachedRaster(picture, width, series.webp))
    }
  }
  for (const path of originals) rmSync(path)
}

async function cachedRaster(picture: Buffer, width: number, webp: Webp): Promise<Buffer> {
  const made = createHash('sha256')
    .update(picture)
    .update(JSON.stringify({ width, ...webp }))
    .digest('hex')
  const kept = join(KEPT, `${made}.webp`)
  if (existsSync(kept)) return readFileSync(kept)
  const raster = await sharp(picture).autoOrient().resize({ width }).webp(webp).toBuffer()
  writeFileSync(kept, raster)
  return raster
}
