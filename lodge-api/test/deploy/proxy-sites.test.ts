import { once } from 'node:events'
import { globSync } from 'node:fs'
import { request } from 'node:http'
import { request as secureRequest } from 'node:https'
import { join } from 'node:path'
import type { SecureVersion } from 'node:tls'
import { errorSentence } from 'shared-ui/copy/problems/problems'
import { addDays, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectRoot } from '../../../scripts/running/project.ts'
import { createTransport } from '../../src/payments/niubiz/connection/transport.ts'
import { openTestLodge, type TestLodge } from '../crash/test-lodge.ts'
import { newSqliteFile } from '../databases/empty-database.ts'
import { caddyPath, startCaddy } from './caddy.ts'
import { connectWith } from './connect-with.ts'
import { nginxPath, startNginx } from './nginx.ts'
import { REFUSAL_HEADERS, type RunningProxy } from './proxy.ts'
import { book } from './traffic.ts'
import { newVisitor, type SiteResponse, type Visitor } from './visitor.ts'

let lodge: TestLodge
let proxy: RunningProxy
let visitor: Visitor
let serverUrl: string
let stopServer: () => Promise<unknown>
let serverOutput: () => string

const assetOf = (folder: string): string =>
  `/assets/${globSync('index-*.js', { cwd: join(projectRoot, folder, 'assets') })[0]}`
const PUBLIC_ASSET = assetOf('public-site/dist/client')
const CONSOLE_ASSET = assetOf('admin-console/dist')

const inConsole = (path: string, headers = {}): Promise<SiteResponse> =>
  visitor.ask(path, { host: proxy.adminHost, headers })

/** `sizeChecked`: where the proxy refuses by the stated length. Caddy passes a form on, and the server refuses it first. */
const PROXIES = [
  { name: 'Caddy', program: caddyPath, start: startCaddy, encoding: 'br', sizeChecked: [] },
  {
    name: 'nginx',
    program: nginxPath,
    start: startNginx,
    encoding: 'gzip',
    sizeChecked: ['/api/room/create'],
  },
]

for (const { name, program, start, encoding, sizeChecked } of PROXIES)
  describe.skipIf(!program)(`both sites behind ${name} (skipped without ${name})`, () => {
    beforeAll(async () => {
      const main = join(projectRoot, 'lodge-api/dist/main.js')
      lodge = await openTestLodge(newSqliteFile(), {
        main,
        cache: join(projectRoot, 'node_modules/.cache/compiled'),
      })
      const { server, listening } = lodge.start({
        PUBLIC_URL: 'https://www.localhost',
        ADMIN_URL: 'https://admin.localhost',
        LOG_LEVEL: 'info',
      })
      serverUrl = (await listening).replace(/\/api$/, '')
      const adminPort = Number(/Administración: http:\/\/localhost:(\d+)/.exec(server.output())?.[1])
      const publicPorts = [Number(new URL(serverUrl).port)]
      proxy = await start({ publicPorts, adminPorts: [adminPort], tryDuration: '1s' })
      visitor = newVisitor(proxy)
      serverOutput = server.output
      stopServer = () => {
        server.signal('SIGTERM')
        return server.ended
      }
    })
    afterAll(async () => {
      visitor.leave()
      await proxy.stop()
      await stopServer()
      await lodge.close()
    })

    it('O-04 pages and API come from the server, each site under its own host name', async () => {
      const page = await visitor.ask('/rooms')
      expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-cache'])
      expect(page.body).toContain('<html lang="es-PE"')
      expect((await inConsole('/reservations-panel')).body).toContain('<div id="root"')
      expect(JSON.parse((await inConsole('/api/health')).body)).toMatchObject({ status: 'ok' })
      expect((await visitor.ask('/no-such-page')).status).toBe(404)
    })

    it('O-04 a guest books a room', async () => {
      const entry = addDays(dayInLima(Date.now()), 30)
      const plan = { roomId: lodge.rooms[0] ?? '', stay: { entry, departure: addDays(entry, 2) } }
      expect(await book(visitor, lodge.sandbox, plan)).toBe('confirmed')
    })

    it('O-04 built files are sent compressed, with the headers that the server would send', async () => {
      const accept = { 'accept-encoding': encoding }
      const names = [
        'content-encoding',
        'cache-control',
        'x-content-type-options',
        'strict-transport-security',
        'x-frame-options',
        'referrer-policy',
        'permissions-policy',
        'cross-origin-opener-policy',
        'cross-origin-resource-policy',
      ]
      for (const path of [PUBLIC_ASSET, '/favicon.svg']) {
        const sent = await visitor.ask(path, { headers: accept })
        const direct = await fetch(serverUrl + path, { headers: accept })
        const comparable = (text: string | null | undefined) => text?.toLowerCase().replaceAll(' ', '')
        for (const name of names)
          expect([name, comparable(sent.headers[name]?.toString())]).toEqual([
            name,
            comparable(direct.headers.get(name)),
          ])
        expect(sent.headers['content-security-policy']).toContain("frame-ancestors 'none'")
      }
      const own = await inConsole(CONSOLE_ASSET, accept)
      expect([own.status, own.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
      expect(own.headers['x-robots-tag']).toBe('noindex, nofollow')
    })

    it('O-04 neither site has the files of the other, and what is no built file goes to the server', async () => {
      expect((await inConsole(PUBLIC_ASSET)).status).toBe(404)
      expect((await visitor.ask(CONSOLE_ASSET)).status).toBe(404)
      expect((await visitor.ask('/assets/gone-12345678.js')).status).toBe(404)
      expect((await visitor.ask('/.vite/manifest.json')).status).toBe(404)
      expect((await visitor.ask('/service-worker.js')).headers['cache-control']).toBe('no-cache')
    })

    it('O-08 pages are redirected to https, and the API is refused without it', async () => {
      const plain = async (path: string) => {
        const headers = { host: proxy.adminHost }
        const sent = request({ host: '127.0.0.1', port: proxy.plainPort, path, headers }).end()
        const [response] = await once(sent, 'response')
        response.resume()
        return [response.statusCode, response.headers.location]
      }
      expect(await plain('/rooms-panel?x=1')).toEqual([308, `https://${proxy.adminHost}/rooms-panel?x=1`])
      expect(await plain('/api/health')).toEqual([403, undefined])
    })

    const withVersion = (version: SecureVersion) =>
      connectWith(proxy, { minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' })

    it('O-08 connections need TLS 1.2 or 1.3', async () => {
      expect(await withVersion('TLSv1.3')).toBe('TLSv1.3')
      expect(await withVersion('TLSv1.2')).toBe('TLSv1.2')
      expect(await withVersion('TLSv1.1')).toBe('ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION')
    })

    it('O-08 connections need forward secrecy and authenticated encryption', async () => {
      const version = { minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' } as const
      const refused = [
        'AES128-GCM-SHA256',
        'ECDHE-ECDSA-AES128-SHA256:ECDHE-RSA-AES128-SHA256',
        'DHE-RSA-AES128-SHA',
      ]
      for (const ciphers of refused)
        expect(await connectWith(proxy, { ...version, ciphers: `${ciphers}@SECLEVEL=0` })).toMatch(
          /HANDSHAKE_FAILURE/,
        )
      const accepted = 'ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384'
      expect(await connectWith(proxy, { ...version, ciphers: accepted })).toBe('TLSv1.2')
    })

    it('O-08 the server sends nothing to a host whose certificate it does not trust', async () => {
      const servername = proxy.publicHost
      const send = (trusted: { ca?: string }) =>
        createTransport({ servername, ...trusted })({
          url: `https://127.0.0.1:${proxy.port}/api/health`,
          method: 'GET',
          headers: { host: servername },
          signal: AbortSignal.timeout(5_000),
        })
      expect((await send({ ca: proxy.authority })).status).toBe(200)
      const failure = await send({}).catch((error: unknown) => error)
      expect(failure).toMatchObject({ mayHaveLeft: false, message: expect.stringMatching(/CERT|VERIFY/) })
    })

    it('O-08 bodies reach the server as they arrive, so that it can refuse and cut slow uploads', async () => {
      const upload = secureRequest({
        host: '127.0.0.1',
        port: proxy.port,
        servername: proxy.adminHost,
        ca: proxy.authority,
        path: '/api/room/create',
        method: 'POST',
        headers: {
          host: proxy.adminHost,
          'content-type': 'multipart/form-data; boundary=b',
          'content-length': 1_000_000,
        },
      })
      upload.on('error', () => undefined)
      upload.write('--b\r\n')
      await expect.poll(serverOutput, { timeout: 4_000 }).toContain('"route":"/api/room/create"')
      upload.destroy()
    })

    it.each(sizeChecked)(
      'O-08 refuses a form for %s that is larger than any photo, in Spanish, with the security headers',
      async (path) => {
        const body = { text: 'a'.repeat(13_000_000) }
        const large = await visitor.ask(path, { host: proxy.adminHost, method: 'POST', body })
        expect([large.status, large.body]).toEqual([413, errorSentence('photo_too_large')])
        expect(large.headers).toMatchObject(REFUSAL_HEADERS)
      },
    )

    it('O-04 a forged address does not reach the server: sign-in is limited by the address that the proxy sees', async () => {
      const statuses: number[] = []
      while (statuses.length < 20 && !statuses.includes(429)) {
        const { status } = await inConsoleSignIn({ 'x-forwarded-for': `203.0.113.${statuses.length}` })
        statuses.push(status)
      }
      expect(statuses.at(-1)).toBe(429)
    })

    it('O-04 the logs name no query, no header and no token of a rewritten link, also when the server cannot be reached', async () => {
      const rewritten = [
        '/my-reservation%23clave-de-la-visita',
        '/my-reservation%2523clave-de-la-visita',
        '/my-reservation.clave-de-la-visita',
        '/newsletter/confirm%3Ftoken%3Dclave-del-correo',
        '/Newsletter/Unsubscribe%23clave-del-correo',
        '/api/newsletter/one-click%3Ftoken=clave-del-correo',
      ]
      for (const path of rewritten) await visitor.ask(path)
      await visitor.ask('/api/guest-reservation?token=clave-de-la-visita', {
        headers: {
          authorization: 'Bearer clave-del-personal',
          referer: 'https://www.localhost/?token=clave-del-correo',
        },
      })
      await stopServer()
      const lost = await visitor.ask('/rooms?token=clave-perdida')
      expect([lost.status, lost.body]).toEqual([502, errorSentence('database_unavailable')])
      expect(lost.headers).toMatchObject(REFUSAL_HEADERS)
      await expect.poll(() => proxy.log(), { timeout: 10_000 }).toContain('/api/guest-reservation')
      expect(proxy.log()).toMatch(/\/my-reservation[" ]/)
      expect(proxy.log()).toMatch(/\/api\/newsletter\/one-click/)
      expect(proxy.log()).not.toMatch(/clave|Bearer/)
      expect(serverOutput()).toContain('request completed')
      expect(serverOutput()).not.toMatch(/clave|Bearer/)
    })
  })

const inConsoleSignIn = (headers: Record<string, string>): Promise<SiteResponse> =>
  visitor.ask('/api/sign-in', {
    host: proxy.adminHost,
    method: 'POST',
    headers,
    body: { username: 'nadie.conocido', password: 'una clave equivocada' },
  })
