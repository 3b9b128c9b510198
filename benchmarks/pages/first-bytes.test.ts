import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'

const SITE = join(import.meta.dirname, '../../public-site/dist/client')
/** Pages rendered in the browser only, which are empty without code. */
const SHELLS = ['app.html', 'offline.html']
/** The compression of the server (`site-pages.ts`). */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
/** In bytes, of which the stylesheet takes 10,000 (docs/decisions/020-page-loading.md). */
const LIMIT = 16_000

const pages = globSync('**/*.html', { cwd: SITE }).filter((name) => !SHELLS.includes(name))

// Tests the existing build.
describe('first response of a page', () => {
  it.each(pages)('P-02, W-04 %s renders without a second request and is at most 16 kB', (name) => {
    const page = readFileSync(join(SITE, name))
    expect(brotliCompressSync(page, BROTLI).length).toBeLessThanOrEqual(LIMIT)
    expect(page.toString()).not.toMatch(/<link rel="(?:stylesheet|modulepreload)"|<script [^>]*src=/)
  })
})
