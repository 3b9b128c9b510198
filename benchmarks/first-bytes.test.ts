import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'

const SITE = join(import.meta.dirname, '../public-site/dist/client')
/** Drawn by code, so they hold the sheet of every page. */
const SHELLS = ['app.html', 'offline.html']
/** As the server compresses pages (`site-pages.ts`). */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
/**
 * A server may send 14.6 kB before it hears from the phone; more is a round trip more. Headers take 1.2 of it, and the words
 * and prices that are filled in up to 2.
 */
const MOST = 11_400

const pages = globSync('**/*.html', { cwd: SITE }).filter((name) => !SHELLS.includes(name))

// On the site as it was built before.
describe('the first bytes of a page', () => {
  it.each(pages)(
    'P-02, W-04 of %s are all of it that is seen before the code: no round trip more',
    (name) => {
      const page = readFileSync(join(SITE, name))
      expect(brotliCompressSync(page, BROTLI).length).toBeLessThan(MOST)
      expect(page.toString()).not.toMatch(/<link rel="(?:stylesheet|modulepreload)"|<script [^>]*src=/)
    },
  )
})
