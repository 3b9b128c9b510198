import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { caddyPath, startCaddy } from './caddy.ts'
import type { RunningProxy } from './proxy.ts'
import { newVisitor, type SiteResponse, type Visitor } from './visitor.ts'

/** The Caddyfile's own default. */
const DESIGN_HOST = 'design.localhost'
const LONG_SCRIPT = 'export const story = 1\n'.repeat(500)

let lodgeDir: string
let caddy: RunningProxy
let visitor: Visitor

const inDesign = (path: string): Promise<SiteResponse> =>
  visitor.ask(path, { host: DESIGN_HOST, headers: { 'accept-encoding': 'gzip' } })

describe.skipIf(!caddyPath)('the design system behind Caddy (skipped without Caddy)', () => {
  beforeAll(async () => {
    lodgeDir = mkdtempSync(join(tmpdir(), 'lodge-design-'))
    mkdirSync(join(lodgeDir, 'storybook-static/assets'), { recursive: true })
    writeFileSync(join(lodgeDir, 'storybook-static/index.html'), '<title>Sistema de diseño</title>')
    writeFileSync(join(lodgeDir, 'storybook-static/assets/iframe-1a2b3c4d.js'), LONG_SCRIPT)
    writeFileSync(join(lodgeDir, 'secret.txt'), 'not to be served')
    caddy = await startCaddy({ publicPorts: [9], adminPorts: [9], lodgeDir })
    visitor = newVisitor(caddy)
    // Caddy reports a new certificate a moment before it uses it.
    await vi.waitFor(() => inDesign('/'), { timeout: 10_000 })
  })
  afterAll(async () => {
    visitor.leave()
    await caddy.stop()
    rmSync(lodgeDir, { recursive: true })
  })

  it('O-04 the start page is asked for anew each time, found by no search engine, and framed by itself only', async () => {
    const page = await inDesign('/')
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(page.body).toContain('Sistema de diseño')
    expect(page.headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(page.headers['content-security-policy']).toBe("frame-ancestors 'self'")
  })

  it('O-04 built files are compressed and cached for good', async () => {
    const { status, headers } = await inDesign('/assets/iframe-1a2b3c4d.js')
    expect([status, headers['content-encoding'], headers['cache-control']]).toEqual([
      200,
      'gzip',
      'public, max-age=31536000, immutable',
    ])
  })

  it('O-04 nothing beside the built design system is served', async () => {
    const paths = ['/secret.txt', '/../secret.txt', '/%2e%2e/secret.txt', '/assets/gone.js']
    const statuses = await Promise.all(paths.map(async (path) => (await inDesign(path)).status))
    expect(statuses).toEqual(paths.map(() => 404))
  })
})
