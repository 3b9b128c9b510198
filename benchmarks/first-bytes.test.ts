import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'

const SITE = join(import.meta.dirname, '../public-site/dist/client')
/** Pages that the browser draws: empty without code. */
const SHELLS = ['app.html', 'offline.html']
/** As the server compresses pages (`site-pages.ts`). */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
/** In bytes: the stylesheet is 10,000 of them (docs/decisions/021-first-paint.md). */
const LIMIT = 16_000

const pages = globSync('**/*.html', { cwd: SITE }).filter((name) => !SHELLS.includes(name))

// On the site as it was built before.
describe('the first response of a page', () => {
  it.each(pages)('P-02, W-04 %s is painted without a second request, and is at most 16 kB', (name) => {
    const page = readFileSync(join(SITE, name))
    expect(brotliCompressSync(page, BROTLI).length).toBeLessThanOrEqual(LIMIT)
    expect(page.toString()).not.toMatch(/<link rel="(?:stylesheet|modulepreload)"|<script [^>]*src=/)
  })
})
