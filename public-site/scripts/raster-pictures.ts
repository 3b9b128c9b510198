import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import {
  BANNER_WIDTHS,
  PICTURE_WIDTHS,
  rasterName,
  TALL_BANNER_WIDTHS,
} from '../src/lib/pictures/picture-widths.ts'
import { readManifest } from './manifest.ts'

/** Widths and WebP settings by source path; the first pattern that matches applies. */
const SERIES: { source: RegExp; widths: readonly number[]; webp: Webp }[] = [
  {
    source: /\/pictures\/banner\/tall\.\w+$/,
    widths: TALL_BANNER_WIDTHS,
    // The best quality that stays below 30 kB.
    webp: { quality: 60, effort: 6 },
  },
  { source: /\/pictures\/banner\/wide\.\w+$/, widths: BANNER_WIDTHS, webp: { quality: 78, effort: 4 } },
  // Only a part of a strip is visible.
  { source: /\/pictures\/strips\/[^/]+$/, widths: PICTURE_WIDTHS, webp: { quality: 60, effort: 4 } },
  {
    source: /\/pictures\/(?:gallery|restaurant)\/[^/]+$/,
    widths: PICTURE_WIDTHS,
    // More effort takes up to ten times as long and saves about 5 % of the bytes.
    webp: { quality: 68, effort: 4 },
  },
]

type Webp = { quality: number; effort: number }

/** Cache of rendered pictures, by a hash of the source and its settings: a picture seldom changes. */
const CACHE_DIRECTORY = join(import.meta.dirname, '../../node_modules/.cache/lodge/pictures')

/**
 * Replaces the lodge's pictures in the build at `directory` with WebP files in every width that
 * the pages offer: a tenth of a drawing's bytes, and cheap for a phone to paint.
 */
export async function rasterPictures(directory: string): Promise<void> {
  mkdirSync(CACHE_DIRECTORY, { recursive: true })
  const chunks = Object.entries(readManifest(directory))
  // A picture used in two places is one file of the build.
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
  const hash = createHash('sha256')
    .update(picture)
    .update(JSON.stringify({ width, ...webp }))
    .digest('hex')
  const cached = join(CACHE_DIRECTORY, `${hash}.webp`)
  if (existsSync(cached)) return readFileSync(cached)
  const raster = await sharp(picture).autoOrient().resize({ width }).webp(webp).toBuffer()
  writeFileSync(cached, raster)
  return raster
}
