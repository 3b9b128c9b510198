import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { DRAWING_WIDTHS, rasterName } from '../src/lib/drawing-widths.ts'
import { readManifest } from './manifest.ts'

const DRAWINGS = /^src\/pictures\/(?:gallery|restaurant)\/[^/]+\.svg$/
const WEBP = { quality: 68, effort: 6 }
/** A drawing changes seldom: what was made of it is kept by its content. */
const KEPT = join(import.meta.dirname, '../../node_modules/.cache/lodge/drawings')

/**
 * Puts WebP pictures in the place of the drawings of gallery and restaurant in the build at `directory`, in every width that
 * `lib/Drawing.tsx` offers: a tenth of the bytes of the SVG, and no work for a phone to draw.
 */
export async function rasterDrawings(directory: string): Promise<void> {
  mkdirSync(KEPT, { recursive: true })
  const chunks = Object.entries(readManifest(directory))
  for (const [, { file }] of chunks.filter(([source]) => DRAWINGS.test(source))) {
    const path = join(directory, file)
    const drawing = readFileSync(path)
    for (const width of DRAWING_WIDTHS) {
      writeFileSync(rasterName(path, width), await keptRaster(drawing, width))
    }
    rmSync(path)
  }
}

async function keptRaster(drawing: Buffer, width: number): Promise<Buffer> {
  const made = createHash('sha256')
    .update(drawing)
    .update(JSON.stringify({ width, ...WEBP }))
    .digest('hex')
  const kept = join(KEPT, `${made}.webp`)
  if (existsSync(kept)) return readFileSync(kept)
  const picture = await sharp(drawing).resize({ width }).webp(WEBP).toBuffer()
  writeFileSync(kept, picture)
  return picture
}
