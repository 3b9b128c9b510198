import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { report, spreadOf, spreadText } from '../figures.ts'
import { measureLayoutShifts } from '../pages/layout-shifts.ts'
import { type Watched, WatchedTab } from '../pages/page-watch.ts'
import { type RunningLodge, startLodge } from '../running-lodge.ts'
import { launchBrowser, STAFFED, signIn } from '../staff-browser.ts'
import { writeLongLists } from './long-lists.ts'

const ROUNDS = 5
const CPU_SLOWDOWN = 4
const ROW = 'main tbody tr a'
/** The first row, the heading of a reservation, and the picture of its room, which shows that the reservation has loaded. */
const WATCHED = {
  row: ROW,
  heading: 'main:has(a[href="/reservations-panel"]) h1',
  detail: 'main img',
} satisfies Watched

type Context = { browser: Browser; lodge: RunningLodge; token: string }

/** Opens a tab in a new browser context; `slowed` is the factor of CPU throttling. */
async function openTab({ browser, token }: Context, slowed: number): Promise<WatchedTab> {
  const browserContext = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'es-PE' })
  return WatchedTab.open(await browserContext.newPage(), { token, watched: WATCHED, slowed })
}

/** Returns the time from navigation to a list's first row, and from a click on it to the detail, in milliseconds. */
async function openListAndDetail(context: Context, slowed: number) {
  const tab = await openTab(context, slowed)
  await tab.page.goto(`${context.lodge.adminUrl}/reservations-panel`)
  const row = await tab.whenShown('row')
  await tab.page.waitForLoadState('networkidle')
  await tab.click(ROW)
  const [heading, detail] = [await tab.whenShown('heading'), await tab.whenShown('detail')]
  const { clickedAt } = await tab.notes()
  await tab.page.context().close()
  return { row, heading: heading - clickedAt, detail: detail - clickedAt }
}

async function openPlants(context: Context, slowed: number): Promise<number> {
  const tab = await openTab(context, slowed)
  await tab.page.goto(`${context.lodge.adminUrl}/plants-panel`)
  const row = await tab.whenShown('row')
  await tab.page.context().close()
  return row
}

async function measureSpeed(context: Context): Promise<void> {
  const rounds: Record<string, number[]> = {}
  const note = (what: string, figure: number) => {
    rounds[what] = [...(rounds[what] ?? []), figure]
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const slowed of [CPU_SLOWDOWN, 1]) {
      const at = slowed === 1 ? 'not slowed' : `${slowed}× slowed`
      const { row, heading, detail } = await openListAndDetail(context, slowed)
      note(`10,000 reservations, first row, ${at}`, row)
      note(`its heading after a click, ${at}`, heading)
      note(`the whole reservation after a click, ${at}`, detail)
      note(`5,000 plants, first row, ${at}`, await openPlants(context, slowed))
    }
  }
  for (const [what, figures] of Object.entries(rounds)) report(what, spreadText(spreadOf(figures), 'ms'))
}

/** Measures lists of 10,000 reservations and 5,000 plants, and layout shifts of the console, in new browser contexts. */
export async function measureLists(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-lists-'))
  await writeLongLists(join(dataDir, 'lodge.db'))
  const lodge = await startLodge(dataDir, STAFFED)
  const browser = await launchBrowser()
  const context = { browser, lodge, token: await signIn(lodge) }
  await measureSpeed(context)
  await measureLayoutShifts(context)
  await browser.close()
  await lodge.stop()
  rmSync(dataDir, { recursive: true })
}
