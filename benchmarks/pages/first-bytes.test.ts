import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningLodge, startLodge } from '../running-lodge.ts'

const SITE = join(import.meta.dirname, '../../public-site/dist/client')
/** Pages rendered in the browser only, which are empty without code. */
const SHELLS = ['app.html', 'offline.html']
/** The compression of the server (`site-pages.ts`). */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
/** In bytes, of which the styles take up to 6,000 (docs/decisions/020-page-loading.md). */
const LIMIT = 12_000

const pages = globSync('**/*.html', { cwd: SITE }).filter((name) => !SHELLS.includes(name))

// Tests the existing build.
describe('first response of a page', () => {
  it.each(pages)('P-02, W-04 %s renders without a second request and is at most 12 kB', (name) => {
    const page = readFileSync(join(SITE, name))
    expect(brotliCompressSync(page, BROTLI).length).toBeLessThanOrEqual(LIMIT)
    expect(page.toString()).not.toMatch(
      /<link rel="(?:stylesheet"(?! disabled)|modulepreload)|<script [^>]*src=/,
    )
  })

  it('P-17 booking page says what its form asks before code and room have loaded', () => {
    const page = readFileSync(join(SITE, 'make-reservation/roomID/inDate/outDate.html'), 'utf8')
    expect(page).toMatch(
      /<p>De quien paga y se hospeda\.[^<]*(?:<!-- -->)?[^<]*(?:<!-- -->)?[^<]*Todavía no se cobra nada\.<\/p>/,
    )
  })
})

/**
 * In bytes, headers included, with the demonstration's rooms and plants and the data that the pages carry. A server sends 14,600 bytes
 * before it waits for the browser to confirm them.
 */
const SERVED_LIMITS = { '/': 14_500, '/rooms': 12_500, '/rooms/:id': 10_500, '/plant/:id': 9_500 }

type FirstResponse = { status: number | undefined; text: string; bytes: number }

/** Requests a page as a browser does, and counts the bytes of its status line, headers and compressed body. */
async function firstResponse(url: string): Promise<FirstResponse> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject)
  })
  const { statusCode, statusMessage, rawHeaders } = response
  const body = await buffer(response)
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`, '']
  for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`)
  const bytes = Buffer.byteLength(lines.map((line) => `${line}\r\n`).join('')) + body.length
  return { status: statusCode, text: brotliDecompressSync(body).toString(), bytes }
}

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
      const { status, text, bytes } = await firstResponse(lodge.publicUrl + path.replace(':id', id))
      expect([path, status]).toEqual([path, 200])
      expect(text).toContain('id="page-data"')
      expect({ path, bytes, isWithinLimit: bytes <= limit }).toEqual({ path, bytes, isWithinLimit: true })
    }
  })
})
