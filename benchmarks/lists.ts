import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { report, spreadOf, spreadText } from './figures.ts'
import { measureLayoutShifts } from './layout-shifts.ts'
import { writeLongLists } from './long-lists.ts'
import { type Watched, WatchedTab } from './page-watch.ts'
import { type RunningLodge, startLodge } from './running-lodge.ts'
import { launchBrowser, STAFFED, signIn } from './staff-browser.ts'

const ROUNDS = 5
const SLOWED = 4
const ROW = 'main tbody tr a'
/** The heading of a reservation, and the picture of its room, which only the whole of it has. */
const WATCHED = {
  row: ROW,
  heading: 'main:has(a[href="/reservations-panel"]) h1',
  detail: 'main img',
} satisfies Watched

type Asked = { browser: Browser; lodge: RunningLodge; token: string }

/** A tab of a browser that has seen nothing yet, its processor `slowed` so many times. */
async function openTab({ browser, token }: Asked, slowed: number): Promise<WatchedTab> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'es-PE' })
  return WatchedTab.open(await context.newPage(), { token, watched: WATCHED, slowed })
}

/** How long the first row of a list takes, from navigation, and a click on it until the detail is there; milliseconds. */
async function openListAndDetail(asked: Asked, slowed: number) {
  const tab = await openTab(asked, slowed)
  await tab.page.goto(`${asked.lodge.adminUrl}/reservations-panel`)
  const row = await tab.whenShown('row')
  await tab.page.waitForLoadState('networkidle')
  await tab.click(ROW)
  const [heading, detail] = [await tab.whenShown('heading'), await tab.whenShown('detail')]
  const { clickedAt } = await tab.notes()
  await tab.page.context().close()
  return { row, heading: heading - clickedAt, detail: detail - clickedAt }
}

async function openPlants(asked: Asked, slowed: number): Promise<number> {
  const tab = await openTab(asked, slowed)
  await tab.page.goto(`${asked.lodge.adminUrl}/plants-panel`)
  const row = await tab.whenShown('row')
  await tab.page.context().close()
  return row
}

async function measureSpeed(asked: Asked): Promise<void> {
  const rounds: Record<string, number[]> = {}
  const note = (what: string, figure: number) => {
    rounds[what] = [...(rounds[what] ?? []), figure]
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const slowed of [SLOWED, 1]) {
      const at = slowed === 1 ? 'not slowed' : `${slowed}× slowed`
      const { row, heading, detail } = await openListAndDetail(asked, slowed)
      note(`10,000 reservations, first row, ${at}`, row)
      note(`its heading after a click, ${at}`, heading)
      note(`the whole reservation after a click, ${at}`, detail)
      note(`5,000 plants, first row, ${at}`, await openPlants(asked, slowed))
    }
  }
  for (const [what, figures] of Object.entries(rounds)) report(what, spreadText(spreadOf(figures), 'ms'))
}

/** Lists of 10,000 reservations and 5,000 plants, and how still the console stands, in a browser that has seen nothing yet. */
export async function measureLists(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-lists-'))
  await writeLongLists(join(dataDir, 'lodge.db'))
  const lodge = await startLodge(dataDir, STAFFED)
  const browser = await launchBrowser()
  const asked = { browser, lodge, token: await signIn(lodge) }
  await measureSpeed(asked)
  await measureLayoutShifts(asked)
  await browser.close()
  await lodge.stop()
  rmSync(dataDir, { recursive: true })
}
