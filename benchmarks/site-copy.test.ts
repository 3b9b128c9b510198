import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { sentBytes } from './page-pictures.ts'

const SITE = join(import.meta.dirname, '../public-site/dist/client')
const worker = readFileSync(join(SITE, 'service-worker.js'), 'utf8')
const kept = [...new Set(worker.match(/assets\/[\w.-]+\.\w+/g))]

// On the site as it was built before.
describe('what a browser keeps of the site for where there is no signal', () => {
  it('P-07 weighs at most 340 kB as it is sent, and the worker itself 7', () => {
    const shell = gzipSync(readFileSync(join(SITE, 'offline.html')))
    const bytes = kept.reduce((sum, file) => sum + sentBytes(file), shell.length)
    expect(bytes).toBeLessThanOrEqual(340_000)
    expect(gzipSync(worker, { level: 9 }).length).toBeLessThanOrEqual(7000)
  })

  it('P-07 is all code and all fonts of the pages, so that each of them can be drawn', () => {
    const needed = globSync('assets/*.{js,woff2}', { cwd: SITE })
    expect(needed.length).toBeGreaterThan(20)
    expect(kept).toEqual(expect.arrayContaining(needed))
  })

  it('P-04 is no page: what the server fills in, prices among it, is never kept', () => {
    expect(worker.match(/[\w-]+\.html/g)).toEqual(['offline.html'])
    expect(readFileSync(join(SITE, 'offline.html'), 'utf8')).toContain('<div id="root" data-kept=""></div>')
  })
})
