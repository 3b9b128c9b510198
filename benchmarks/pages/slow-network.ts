import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findBrowser } from '../../scripts/testing/find-browser.ts'
import { report, spreadOf, spreadText } from '../figures.ts'
import { startLodge } from '../running-lodge.ts'
import { slowVisit, type Visit } from './slow-visit.ts'

const ROUNDS = 5
const PATHS = ['/', '/rooms'] as const

/** Measures when a phone at 400 kbit/s shows the first room and can be used, alternating between the pages; prints the spread. */
export async function measureSlowNetwork(): Promise<void> {
  const { path: executablePath } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-slow-'))
  const lodge = await startLodge(dataDir)
  const visits = new Map<string, Visit[]>(PATHS.map((path) => [path, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [path, measured] of visits) measured.push(await slowVisit(browser, lodge.publicUrl + path))
  }
  for (const [path, measured] of visits) {
    const spread = (figure: keyof Visit) => spreadText(spreadOf(measured.map((visit) => visit[figure])), 'ms')
    report(`${path} at 400 kbit/s, first paint`, spread('firstPaint'))
    report(`${path} at 400 kbit/s, first room (aim: 2,500 ms)`, spread('firstRoom'))
    report(`${path} at 400 kbit/s, usable`, spread('usable'))
    report(
      `${path} at 400 kbit/s, layout shift (aim: 0)`,
      spreadOf(measured.map(({ shift }) => shift)).median.toFixed(4),
    )
  }
  await browser.close()
  await lodge.stop()
  rmSync(dataDir, { recursive: true })
}
