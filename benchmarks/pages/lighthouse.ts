import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { findBrowser } from '../../scripts/testing/find-browser.ts'
import { report, spreadOf } from '../figures.ts'
import { type Audit, auditPage } from '../queries/audit-page.ts'
import { type RunningLodge, startLodge } from '../running-lodge.ts'
import { serveStaticPage } from './static-page.ts'

const ROUNDS = 5
const ASSETS = join(import.meta.dirname, '../../public-site/dist/client/assets')

const Plants = v.object({ plants: v.array(v.object({ _id: v.string() })) })

/** Returns the URLs of the pages to measure, by their name in the report. */
async function pagesOf({ publicUrl }: RunningLodge): Promise<Map<string, string>> {
  const response = v.parse(Plants, await (await fetch(`${publicUrl}/api/plant`)).json())
  const pages = ['/', '/rooms', '/botanical-garden'].map((path): [string, string] => [path, publicUrl + path])
  const plant = response.plants[0]
  if (plant) pages.push(['/plant/{id}', `${publicUrl}/plant/${plant._id}`])
  return new Map(pages)
}

/** Returns the path of the banner's picture for phones. */
function phoneBanner(): string {
  const [name] = globSync('tall-*-720.webp', { cwd: ASSETS })
  if (!name) throw new Error('The site is not built: npm run build')
  return join(ASSETS, name)
}

const median = (audits: Audit[], figure: (audit: Audit) => number): number =>
  spreadOf(audits.map(figure)).median

const lcp = (audit: Audit): number => audit.audits['largest-contentful-paint'].numericValue

function reportPage(page: string, audits: Audit[]): void {
  const score = (name: keyof Audit['categories']) =>
    Math.round(100 * median(audits, ({ categories }) => categories[name].score))
  const value = (name: keyof Audit['audits']) => median(audits, (audit) => audit.audits[name].numericValue)
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`
  const scores = (['performance', 'accessibility', 'best-practices', 'seo'] as const).map(score)
  report(`Lighthouse, phone, ${page}: scores (aim: 98 100 100 100)`, scores.join(' '))
  report(
    `Lighthouse, phone, ${page}: LCP, FCP, TBT, CLS, size`,
    [
      seconds(value('largest-contentful-paint')),
      seconds(value('first-contentful-paint')),
      `${value('total-blocking-time').toFixed(0)} ms`,
      value('cumulative-layout-shift').toFixed(3),
      `${(value('total-byte-weight') / 1000).toFixed(0)} kB`,
    ].join(', '),
  )
}

/** Runs Lighthouse on pages of the site and on a hand-written page with the same picture, alternating; prints medians of five. */
export async function measureLighthouse(): Promise<void> {
  const browser = await findBrowser()
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'))
  const lodge = await startLodge(dataDir)
  const plain = await serveStaticPage(phoneBanner())
  const pages = new Map([...(await pagesOf(lodge)), ['a page by hand', plain.url]])
  const audits = new Map<string, Audit[]>()
  for (let round = 0; round < ROUNDS; round++) {
    for (const [page, url] of pages) {
      audits.set(page, [...(audits.get(page) ?? []), await auditPage(url, browser.path)])
    }
  }
  for (const [page, pageAudits] of audits) reportPage(page, pageAudits)
  const [home = [], byHand = []] = [audits.get('/'), audits.get('a page by hand')]
  report(
    'LCP of / to that of the page by hand (aim: 1.15)',
    (median(home, lcp) / median(byHand, lcp)).toFixed(2),
  )
  plain.close()
  await lodge.stop()
  rmSync(dataDir, { recursive: true })
}
