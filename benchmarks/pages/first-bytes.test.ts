import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningLodge, startLodge } from '../running-lodge.ts'

const SITE = join(import.meta.dirname, '../../public-site/dist/client')
/** Pages rendered in the browser only, which are empty without code. */
const SHELLS = ['app.html', 'offline.html']
/** The compression of the server (`site-pages.ts`). */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
/** In bytes, of which the styles take up to 6,000 (docs/decisions/020-page-loading.md). */
const LIMIT = 13_500

const pages = globSync('**/*.html', { cwd: SITE }).filter((name) => !SHELLS.includes(name))

// Tests the existing build.
describe('first response of a page', () => {
  it.each(pages)('P-02, W-04 %s renders without a second request and is at most 13.5 kB', (name) => {
    const page = readFileSync(join(SITE, name))
    expect(brotliCompressSync(page, BROTLI).length).toBeLessThanOrEqual(LIMIT)
    expect(page.toString()).not.toMatch(
      /<link rel="(?:stylesheet"(?! disabled)|modulepreload)|<script [^>]*src=/,
    )
  })
})

/** In bytes, with the demonstration's rooms and plants and the data that the pages carry. */
const SERVED_LIMITS = { '/': 16_500, '/rooms': 14_000, '/rooms/:id': 12_500, '/plant/:id': 11_000 }

describe('first response of a page that the server renders', () => {
  let lodge: RunningLodge
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lodge-bytes-'))
    lodge = await startLodge(folder)
  }, 60_000)
  afterAll(async () => {
    await lodge.stop()
    rmSync(folder, { recursive: true })
  })

  const firstOf = async (list: string): Promise<string> => {
    const response = await fetch(`${lodge.publicUrl}/api/${list}`)
    return /"_id":"([^"]+)"/.exec(await response.text())?.[1] ?? ''
  }

  it('P-02, P-07, P-17, P-21 has the demonstration and stays within its limit', async () => {
    const ids = { '/rooms/:id': await firstOf('room'), '/plant/:id': await firstOf('plant') }
    for (const [path, limit] of Object.entries(SERVED_LIMITS)) {
      const id = path in ids ? ids[path as keyof typeof ids] : ''
      const response = await fetch(lodge.publicUrl + path.replace(':id', id), {
        headers: { 'accept-encoding': 'br' },
      })
      expect([path, response.status]).toEqual([path, 200])
      expect(await response.text()).toContain('id="page-data"')
      const bytes = Number(response.headers.get('content-length'))
      expect({ path, bytes, isWithinLimit: bytes > 0 && bytes <= limit }).toEqual({
        path,
        bytes,
        isWithinLimit: true,
      })
    }
  })
})
