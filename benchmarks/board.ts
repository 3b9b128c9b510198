import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { monthsFrom } from 'shared-ui/rules/board-span'
import { addDays, dayInLima } from 'shared-ui/rules/calendar-date'
import { writeYearOfStays } from './board-year.ts'
import { report, spreadOf, spreadText } from './figures.ts'
import { type RunningLodge, startLodge } from './running-lodge.ts'
import { launchBrowser, STAFFED, signIn, TOKEN_KEY } from './staff-browser.ts'

const SCROLLING_MS = 10_000
const PAUSE_MS = 16
/** Turns of the wheel one way before the next. */
const ONE_WAY = 25
const ANSWERS = 20

/** Where the page notes its long tasks, in milliseconds: what took the main thread for more than 50 ms. */
type Noting = typeof globalThis & { longTasks: number[] }

async function openBoard(browser: Browser, lodge: RunningLodge, token: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'es-PE' })
  await page.addInitScript(
    ([key, kept]) => {
      localStorage.setItem(key, kept)
      const tasks: number[] = []
      Object.assign(globalThis, { longTasks: tasks })
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration)
      }).observe({ type: 'longtask', buffered: true })
    },
    [TOKEN_KEY, token] as const,
  )
  await page.goto(`${lodge.adminUrl}/board?span=quarter`)
  await page.getByRole('grid', { name: 'Tablero' }).waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

/** The long tasks noted so far; the note is empty then. */
const takeLongTasks = (page: Page): Promise<number[]> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `openBoard` put it there
  page.evaluate(() => (globalThis as Noting).longTasks.splice(0))

const WAYS = [
  [0, 60],
  [60, 0],
  [0, -60],
  [-60, 0],
] as const

/** Turns the wheel over the board, down, aside and back, as fast as the page takes it; gives how often. */
async function scroll(page: Page): Promise<number> {
  await page.mouse.move(800, 500)
  const end = performance.now() + SCROLLING_MS
  let turns = 0
  while (performance.now() < end) {
    const [aside, down] = WAYS[Math.floor(turns / ONE_WAY) % WAYS.length] ?? [0, 0]
    await page.mouse.wheel(aside, down)
    await page.waitForTimeout(PAUSE_MS)
    turns += 1
  }
  return turns
}

/** What the page's main thread has taken of a processor so far, in milliseconds: a busy machine adds nothing to it. */
async function ownTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

async function measureScrolling(lodge: RunningLodge, token: string): Promise<void> {
  const browser = await launchBrowser()
  const page = await openBoard(browser, lodge, token)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const opening = await takeLongTasks(page)
  const before = await ownTime(devtools)
  const turns = await scroll(page)
  const each = ((await ownTime(devtools)) - before) / turns
  const scrolling = await takeLongTasks(page)
  await browser.close()
  const tell = (tasks: number[]) => `${tasks.length}, longest ${Math.max(0, ...tasks).toFixed(0)} ms`
  report('the board, tasks over 50 ms while it scrolls (aim: 0)', tell(scrolling))
  report(`the board, the page’s own time a turn of ${turns}`, `${each.toFixed(1)} ms`)
  report('the board, tasks over 50 ms while it opens', tell(opening))
}

async function measureResponses(lodge: RunningLodge, token: string): Promise<void> {
  const from = addDays(dayInLima(Date.now()), -1)
  const url = `${lodge.adminUrl}/api/board?from=${from}&to=${monthsFrom(from, 3)}`
  const times: number[] = []
  for (let asked = 0; asked < ANSWERS; asked += 1) {
    const start = performance.now()
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    await answer.text()
    times.push(performance.now() - start)
  }
  report('the board, answer for a quarter', spreadText(spreadOf(times), 'ms'))
}

/** The occupancy board with 50 rooms and a year of reservations, scrolled in a browser. */
export async function measureBoard(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-board-'))
  const stays = await writeYearOfStays(join(dataDir, 'lodge.db'))
  report('the board, stays of a year in 50 rooms', `${stays}`)
  const lodge = await startLodge(dataDir, STAFFED)
  const token = await signIn(lodge)
  await measureScrolling(lodge, token)
  await measureResponses(lodge, token)
  await lodge.stop()
  rmSync(dataDir, { recursive: true })
}
