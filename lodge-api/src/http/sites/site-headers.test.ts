import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSqliteLodge, type SqliteLodge } from '../../../test/databases/sqlite-lodge.ts'
import { CONSOLE, SITE, writeFiles } from '../../../test/fixtures/built-sites.ts'
import { endpointsOf } from '../../../test/requests/request-schemas.ts'
import { buildSites } from '../../app.ts'
import { OWN_CONTENT_ONLY, protectSite } from './site-headers.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'] as const

let folder: string
let lodge: SqliteLodge
let sites: { publicSite: FastifyInstance; console: FastifyInstance }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lodge-headers-'))
  writeFiles(join(folder, 'public'), SITE)
  writeFiles(join(folder, 'console'), CONSOLE)
  lodge = await openSqliteLodge()
  const { config } = lodge.lodge
  const https = { publicUrl: 'https://www.example.pe', adminUrl: 'https://panel.example.pe' }
  sites = await buildSites(
    { ...lodge.lodge, config: { ...config, ...https } },
    { publicSite: join(folder, 'public'), console: join(folder, 'console') },
  )
  await Promise.all([sites.publicSite.ready(), sites.console.ready()])
})
afterAll(async () => {
  await Promise.all([sites.publicSite.close(), sites.console.close()])
  await lodge.close()
  rmSync(folder, { recursive: true })
})

/** Returns the path of every endpoint and file of the sites, of pages, and of some that do not exist. */
async function allPaths(): Promise<string[]> {
  const endpoints = (await endpointsOf(lodge.lodge)).map(({ url }) => `/api${url}`)
  const files = Object.keys({ ...SITE, ...CONSOLE }).map((name) => `/${name}`)
  const pages = ['/', '/rooms', '/plant/abc', '/make-reservation/abc/2027-03-10/2027-03-12', '/sitemap.xml']
  const others = ['/api/openapi.json', '/api/docs', '/api/docs/', '/rooms/', '/?token=abc']
  const unknown = ['/nothing', '/api/nothing', '/%00', '/%zz', '/api/%zz']
  return [...new Set([...endpoints, ...files, ...pages, ...others, ...unknown])]
}

it.each([
  ['public site', 'publicSite'],
  ['console', 'console'],
] as const)('C-01 the security headers are on every response of the %s', async (_, name) => {
  const site = sites[name]
  const paths = await allPaths()
  expect(paths.length).toBeGreaterThan(90)
  const faulty: string[] = []
  for (const url of paths) {
    for (const method of METHODS) {
      const { headers, statusCode } = await site.inject({ method, url })
      const isProtected =
        String(headers['content-security-policy']).includes("frame-ancestors 'none'") &&
        headers['strict-transport-security'] === 'max-age=31536000; includeSubDomains' &&
        headers['x-content-type-options'] === 'nosniff' &&
        headers['x-frame-options'] === 'DENY' &&
        headers['cross-origin-opener-policy'] === 'same-origin' &&
        headers['cross-origin-resource-policy'] === 'same-origin' &&
        /^(?:strict-origin|no-referrer)$/.test(String(headers['referrer-policy'])) &&
        String(headers['permissions-policy']).includes('geolocation=()') &&
        headers['x-powered-by'] === undefined &&
        headers['access-control-allow-origin'] === undefined
      if (!isProtected) faulty.push(`${method} ${url} ${statusCode}`)
    }
  }
  expect(faulty).toEqual([])
})

it('O-08 HSTS leaves subdomains out where HSTS_SUBDOMAINS is 0', async () => {
  const app = Fastify()
  protectSite(app, OWN_CONTENT_ONLY, { url: 'https://example.pe', includeSubDomains: false })
  expect((await app.inject('/')).headers['strict-transport-security']).toBe('max-age=31536000')
  await app.close()
})

it('C-01 the sites know no TRACE and serve no files of the repository', async () => {
  for (const site of [sites.publicSite, sites.console]) {
    expect((await site.inject({ method: 'TRACE', url: '/' })).statusCode).toBe(404)
    expect((await site.inject('/.git/config')).statusCode).toBe(404)
  }
})
