import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXTS = /\.(js|css|svg)$/

/** Writes a `.br` and a `.gz` next to every script, stylesheet and SVG below `directory`, for the server to send. */
export function compressTexts(directory: string): void {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXTS.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const text = readFileSync(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params }))
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
  }
}
