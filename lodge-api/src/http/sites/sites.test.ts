import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newSqliteFile } from '../../../test/databases/empty-database.ts'
import { CONSOLE, SITE, writeFiles } from '../../../test/fixtures/built-sites.ts'
import { lodgeOf } from '../../../test/fixtures/lodge-fixture.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'
import { buildSites } from '../../app.ts'
import { systemClock } from '../../clock.ts'
import { readConfig } from '../../config.ts'
import { openDatabase } from '../../database/connect.ts'
import { migrate } from '../../database/migrate.ts'
import { serveWorker } from './site-worker.ts'

const BOOKING = '/make-reservation/abc/2027-03-10/2027-03-12'

let folder: string
let stops: (() => unknown)[]
let publicSite: FastifyInstance
let adminConsole: FastifyInstance

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lodge-sites-'))
  writeFiles(join(folder, 'public'), SITE)
  writeFiles(join(folder, 'console'), CONSOLE)
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  const empty = newSqliteFile()
  const database = openDatabase(empty.url)
  stops = [() => database.close(), empty.remove, () => rmSync(folder, { recursive: true })]
  await migrate(database)
  const config = readConfig({
    LOG_LEVEL: 'silent',
    SESSION_SECRET: 'the secret of these tests, which no file needs',
    PUBLIC_URL: 'https://www.example.pe',
    ADMIN_URL: 'http://localhost:4100',
  })
  const payments = scriptedProvider(systemClock)
  payments.form.contentSources.script.push('https://cards.example.pe')
  payments.form.contentSources.frame.push('https://fields.example.pe')
  const lodge = lodgeOf({ config, database, clock: systemClock, payments })
  const sites = await buildSites(lodge, {
    publicSite: join(folder, 'public'),
    console: join(folder, 'console'),
  })
  publicSite = sites.publicSite
  adminConsole = sites.console
  stops.unshift(
    () => publicSite.close(),
    () => adminConsole.close(),
  )
})
afterAll(async () => {
  for (const stop of stops) await stop()
})

const policyOf = (headers: Record<string, unknown>): string[] =>
  String(headers['content-security-policy']).split(/;\s*/)

describe('the public site', () => {
  it.each([
    ['/', 'Inicio'],
    ['/rooms', 'Habitaciones'],
    ['/rooms?inDate=2027-03-10', 'Habitaciones'],
    ['/garden', 'Jardín'],
    [BOOKING, 'id="root"'],
  ])('W-04 serves %s from its page', async (url, content) => {
    const response = await publicSite.inject(url)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.body).toContain(content)
  })

  it.each([
    '/nothing',
    '/rooms/nothing',
    '/rooms.html',
    '/404',
    '/app',
    '/offline',
    '/withdrawn-worker.js',
    '/make-reservation',
    '/make-reservation/abc/2027-03-10',
    '/assets/gone-0000.js',
    '/administrative-panel',
    '/plant',
    '/plant/unknown',
    '/plant/%00',
  ])('P-09 responds to %s with 404 and the not-found page', async (url) => {
    const response = await publicSite.inject(url)
    expect(response.statusCode).toBe(404)
    expect(response.body).toContain('Página no encontrada')
  })

  it.each(['/plant/', '/make-reservation/', '/'])(
    'P-09 responds to a path below %s that is too long with 404 and the not-found page',
    async (below) => {
      const response = await publicSite.inject(`${below}${'a'.repeat(200)}/2027-03-10/2027-03-12`)
      expect([response.statusCode, response.body]).toEqual([404, SITE['404.html']])
      expect(policyOf(response.headers)).toContain("frame-ancestors 'none'")
    },
  )

  it.each([
    ['/rooms/', '/rooms'],
    ['/rooms/?inDate=2027-03-10', '/rooms?inDate=2027-03-10'],
    ['/plant/abc/', '/plant/abc'],
  ])('P-09 redirects %s to %s', async (url, location) => {
    const response = await publicSite.inject(url)
    expect([response.statusCode, response.headers.location]).toEqual([308, location])
  })

  it.each(['//example.com/', '/\\\\example.com/', '/%5C/..//example.com/', '/api/room/'])(
    'P-09 does not redirect %s',
    async (url) => {
      const response = await publicSite.inject({ url, headers: { host: 'www.example.pe' } })
      expect(response.headers.location).toBeUndefined()
    },
  )

  it.each([
    ['/my-reservation%23aB3_-x', '/my-reservation#aB3_-x'],
    ['/my-reservation%2523aB3_-x%3E', '/my-reservation#aB3_-x'],
    ['/my-reservation%23aB3_-x.', '/my-reservation#aB3_-x'],
    ['/my-reservation.', '/my-reservation'],
    ['/my-reservation%3E', '/my-reservation'],
    ['/newsletter/unsubscribe%3Ftoken=aB3_-x', '/newsletter/unsubscribe#aB3_-x'],
    ['/newsletter/confirm%3Ftoken%3DaB3_-x%3E', '/newsletter/confirm#aB3_-x'],
    ['/newsletter/confirm%23aB3_-x', '/newsletter/confirm#aB3_-x'],
    ['/newsletter/unsubscribe.', '/newsletter/unsubscribe'],
    ['/newsletter/confirm?token=aB3_-x', '/newsletter/confirm#aB3_-x'],
    ['/newsletter/unsubscribe?token=aB3_-x%3E', '/newsletter/unsubscribe#aB3_-x'],
    ['/newsletter/unsubscribe?token=', '/newsletter/unsubscribe'],
  ])('P-19 redirects the rewritten or older link %s to %s', async (url, location) => {
    const { statusCode, headers } = await publicSite.inject(url)
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, location, 'no-store'])
  })

  it('P-09 responds 404 to a form posted to an unknown path', async () => {
    const response = await publicSite.inject({ method: 'POST', url: '/nothing' })
    expect(response.statusCode).toBe(404)
  })

  it('W-04 fills in the public URL', async () => {
    expect((await publicSite.inject('/')).body).toContain('href="https://www.example.pe/"')
    expect((await publicSite.inject('/robots.txt')).body).toBe('Sitemap: https://www.example.pe/sitemap.xml')
  })

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip, br', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('W-04 compresses pages for Accept-Encoding %s', async (accepted, encoding, unpack) => {
    const response = await publicSite.inject({ url: '/rooms', headers: { 'accept-encoding': accepted } })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.headers.vary).toContain('accept-encoding')
    expect(unpack(response.rawPayload).toString()).toBe(SITE['rooms.html'])
  })

  it('W-04 sends a page again only when it has changed', async () => {
    const first = await publicSite.inject('/rooms')
    const again = await publicSite.inject({
      url: '/rooms',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(first.headers['cache-control']).toBe('no-cache')
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('W-04 caches hashed files for a year, and no others', async () => {
    const hashed = await publicSite.inject('/assets/main-a1b2c3.js')
    const plain = await publicSite.inject('/favicon.svg')
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(plain.headers['cache-control']).toBe('public, max-age=3600')
  })

  it('W-04 sends the precompressed file of an asset', async () => {
    const response = await publicSite.inject({
      url: '/assets/main-a1b2c3.js',
      headers: { 'accept-encoding': 'br' },
    })
    expect(response.headers['content-encoding']).toBe('br')
    expect(response.headers['content-type']).toContain('javascript')
    expect(response.body).toBe('brotli of it')
  })

  it.each(['/', '/rooms', BOOKING, '/assets/main-a1b2c3.js'])(
    'W-04 responds to HEAD %s without a body',
    async (url) => {
      const response = await publicSite.inject({ method: 'HEAD', url })
      expect([response.statusCode, response.body]).toEqual([200, ''])
    },
  )

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets//main-a1b2c3.js',
    '/.vite/manifest.json',
    '/assets/main-a1b2c3.js.map',
    '/%00',
  ])('W-04 exposes no other files for %s', async (url) => {
    const response = await publicSite.inject(url)
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.body).not.toContain('secret')
  })

  it('P-09 sends the not-found page for a path that cannot be decoded', async () => {
    const response = await publicSite.inject('/%E0%A4%A?a=%')
    expect([response.statusCode, response.body]).toEqual([404, (await publicSite.inject('/no-existe')).body])
  })

  it('C-01 responds 400 to an API path that cannot be decoded', async () => {
    const response = await publicSite.inject('/api/%E0%A4%A')
    expect([response.statusCode, response.json().errorCode]).toEqual([400, 'unreadable_body'])
  })

  it('W-04 allows own scripts and hashed inline scripts only, and no framing', async () => {
    const { headers } = await publicSite.inject('/')
    const policy = policyOf(headers)
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(policy).toContain(`script-src 'self' ${hash('1<2')}`)
    expect(policy).toContain(`style-src 'self' ${hash('@media (width<=40rem){a{}}')}`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy.join()).not.toMatch(/unsafe|example\.pe/)
    expect(policyOf((await publicSite.inject('/rooms')).headers).join()).not.toContain('sha256')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
    })
  })

  it('B-12 sends no referrer from URLs with a token', async () => {
    const policyAt = async (url: string) => (await publicSite.inject(url)).headers['referrer-policy']
    expect(await policyAt('/rooms?token=abc')).toBe('no-referrer')
    expect(await policyAt('/rooms')).toBe('strict-origin')
  })

  it('P-07 serves the service worker from the root without caching', async () => {
    const worker = await publicSite.inject('/service-worker.js')
    expect([worker.statusCode, worker.body]).toEqual([200, 'keep()'])
    expect(worker.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
    })
    expect(policyOf(worker.headers)).toContain("worker-src 'self'")
  })

  it('P-07, P-09 serves the offline shell to the worker, and 404 on navigation', async () => {
    const shell = await publicSite.inject('/offline.html')
    expect([shell.statusCode, shell.body]).toEqual([200, SITE['offline.html']])
    const headers = { 'sec-fetch-mode': 'navigate' }
    expect((await publicSite.inject({ url: '/offline.html', headers })).statusCode).toBe(404)
  })

  it('P-07 serves the withdrawing worker when the copy is withdrawn', async () => {
    const app = fastify()
    await serveWorker(app, join(folder, 'public'), 'withdrawn')
    expect((await app.inject('/service-worker.js')).body).toBe('drop()')
    await app.close()
  })

  it('B-04 allows the card provider on the booking page only', async () => {
    const policy = policyOf((await publicSite.inject(BOOKING)).headers)
    const hash = createHash('sha256').update('2<3').digest('base64')
    expect(policy).toContain(`script-src 'self' https://cards.example.pe 'sha256-${hash}'`)
    expect(policy).toContain('frame-src https://fields.example.pe')
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it('C-08 serves the API under /api, with errors in JSON', async () => {
    expect((await publicSite.inject('/api/health')).json()).toEqual({ status: 'ok' })
    for (const url of ['/api', '/api/', '/api/nothing']) {
      const response = await publicSite.inject(url)
      expect([response.statusCode, response.json().errorCode]).toEqual([404, 'not_found'])
    }
  })

  it('C-01 gives every response a unique request id', async () => {
    const ids = []
    for (const url of ['/', '/nothing', '/api/health'])
      ids.push((await publicSite.inject(url)).headers['x-request-id'])
    expect(new Set(ids).size).toBe(3)
    expect(ids.every((id) => /^[0-9a-f-]{36}$/.test(String(id)))).toBe(true)
  })
})

describe('the console', () => {
  it.each(['/', '/administrative-panel', '/view-reservation/abc', '/nothing'])(
    'W-04 serves its page at %s and excludes it from search engines',
    async (url) => {
      const response = await adminConsole.inject(url)
      expect([response.statusCode, response.body]).toEqual([200, CONSOLE['index.html']])
      expect(response.headers['x-robots-tag']).toBe('noindex, nofollow')
    },
  )

  it('W-04 allows own scripts and the hashed inline script only', async () => {
    const hash = createHash('sha256').update('3<4').digest('base64')
    const policy = policyOf((await adminConsole.inject('/rooms-panel')).headers)
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`)
    // The hash is that of html2canvas.
    expect(policy).toContainEqual(expect.stringMatching(/^style-src 'self' 'sha256-\S+'$/))
    expect(policy.join()).not.toContain('unsafe')
  })

  it.each([
    '/view-room/..%2f..%2fx',
    '/view-room/a.b',
    '/view-room/%E0%A4%A',
    '/%E0%A4%A?a=%',
    '/apix%',
    '/%00',
    '//example.com',
    `/view-room/${'a'.repeat(3_000)}`,
    '/secret.txt',
    '/assets/gone-0000.js',
  ])('P-09 responds 404 with its page to %s, which no screen can have', async (url) => {
    const response = await adminConsole.inject(url)
    expect([response.statusCode, response.body]).toEqual([404, CONSOLE['index.html']])
  })

  it('O-08 serves the licences of third parties', async () => {
    const { statusCode, headers, body } = await adminConsole.inject('/third-party-notices.txt')
    expect([statusCode, headers['content-type'], body]).toEqual([
      200,
      'text/plain; charset=utf-8',
      CONSOLE['third-party-notices.txt'],
    ])
  })

  it('W-04 responds 404 to a POST outside the API', async () => {
    expect((await adminConsole.inject({ method: 'POST', url: '/rooms-panel' })).statusCode).toBe(404)
  })

  it('C-01 responds in JSON below /api, with 400 for a path that cannot be decoded', async () => {
    for (const [url, status] of [
      ['/api/..%2f..%2fx', 404],
      ['/api/%E0%A4%A', 400],
      [`/api/${'a'.repeat(3_000)}`, 404],
    ] as const) {
      const response = await adminConsole.inject(url)
      expect([response.statusCode, typeof response.json().errorMessage]).toEqual([status, 'string'])
    }
  })

  it('W-04 serves no files of the other site', async () => {
    expect((await adminConsole.inject('/assets/main-a1b2c3.js')).statusCode).toBe(404)
    expect((await publicSite.inject('/assets/console-d4e5f6.js')).statusCode).toBe(404)
  })

  it('W-04 sends no HSTS header over http', async () => {
    expect((await adminConsole.inject('/')).headers).not.toHaveProperty('strict-transport-security')
  })

  it('C-08 serves the API under /api', async () => {
    expect((await adminConsole.inject('/api/health')).statusCode).toBe(200)
  })
})
