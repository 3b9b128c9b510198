import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { runCommand } from '../../scripts/running/run-command.ts'

/** Installed by `npx` on demand: it would add a fifth to all packages, and no test uses it. */
const LIGHTHOUSE = 'lighthouse@13.5.0'

/** Disables background work that would be measured as the page's. */
const BROWSER_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const category = v.object({ score: v.number() })
const figure = v.object({ numericValue: v.number() })

const Report = v.object({
  categories: v.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: v.object({
    'first-contentful-paint': figure,
    'largest-contentful-paint': figure,
    'total-blocking-time': figure,
    'cumulative-layout-shift': figure,
    'total-byte-weight': figure,
  }),
})
/** The parts of a Lighthouse report that are printed: scores from 0 to 1, times in milliseconds, sizes in bytes. */
export type Audit = v.InferOutput<typeof Report>

/** Runs Lighthouse once on a page, with its preset for phones, in a new browser. Throws with its output if it fails. */
export async function auditPage(url: string, browser: string): Promise<Audit> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'))
  const file = join(folder, 'report.json')
  const { exitCode, output } = await runCommand(
    [
      'npx',
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${BROWSER_FLAGS.join(' ')}`,
    ],
    { env: { CHROME_PATH: browser } },
  )
  if (exitCode !== 0) throw new Error(`Lighthouse failed on ${url}:\n${output}`)
  const audit = v.parse(Report, JSON.parse(readFileSync(file, 'utf8')))
  rmSync(folder, { recursive: true })
  return audit
}
