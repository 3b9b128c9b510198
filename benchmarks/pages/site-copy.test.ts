import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { sentBytes } from './page-pictures.ts'

const SITE = join(import.meta.dirname, '../../public-site/dist/client')
const worker = readFileSync(join(SITE, 'service-worker.js'), 'utf8')
const cached = [...new Set(worker.match(/assets\/[\w.-]+\.\w+/g))]

// Tests the existing build.
describe('offline copy of the site', () => {
  it('P-07 is at most 340 kB, compressed, and the service worker 7 kB', () => {
    const shell = gzipSync(readFileSync(join(SITE, 'offline.html')))
    const bytes = cached.reduce((sum, file) => sum + sentBytes(file), shell.length)
    expect(bytes).toBeLessThanOrEqual(340_000)
    expect(gzipSync(worker, { level: 9 }).length).toBeLessThanOrEqual(7000)
  })

  it('P-07 contains all code and fonts, so that every page can be rendered', () => {
    const needed = globSync('assets/*.{js,woff2}', { cwd: SITE })
    expect(needed.length).toBeGreaterThan(20)
    expect(cached).toEqual(expect.arrayContaining(needed))
  })

  it('P-04 contains no page that the server fills with data, such as prices', () => {
    expect(worker.match(/[\w-]+\.html/g)).toEqual(['offline.html'])
    expect(readFileSync(join(SITE, 'offline.html'), 'utf8')).toContain('<div id="root" data-cached=""></div>')
  })
})
