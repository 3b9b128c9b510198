import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { addDays, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { monthsFrom } from 'shared-ui/rules/dates/month'
import { report, spreadOf, spreadText } from '../figures.ts'
import { type RunningLodge, startLodge } from '../running-lodge.ts'
import { launchBrowser, STAFFED, signIn, TOKEN_KEY } from '../staff-browser.ts'
import { writeYearOfStays } from './board-year.ts'

const SCROLLING_MS = 10_000
const PAUSE_MS = 16
/** Wheel events in one direction before the next. */
const EVENTS_PER_DIRECTION = 25
const REQUESTS = 20

/** The page's global scope with the durations of its long tasks, those over 50 ms, in milliseconds. */
type LongTaskScope = typeof globalThis & { longTasks: number[] }

async function openBoard(browser: Browser, lodge: RunningLodge, token: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'es-PE' })
  await page.addInitScript(
    ([key, value]) => {
      localStorage.setItem(key, value)
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

/** Returns and clears the long tasks recorded so far. */
const takeLongTasks = (page: Page): Promise<number[]> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `openBoard` put it there
  page.evaluate(() => (globalThis as LongTaskScope).longTasks.splice(0))

const DIRECTIONS = [
  [0, 60],
  [60, 0],
  [0, -60],
  [-60, 0],
] as const

/** Scrolls the board by wheel down, sideways and back, as fast as the page allows; returns the number of events. */
async function scroll(page: Page): Promise<number> {
  await page.mouse.move(800, 500)
  const end = performance.now() + SCROLLING_MS
  let events = 0
  while (performance.now() < end) {
    const [aside, down] = DIRECTIONS[Math.floor(events / EVENTS_PER_DIRECTION) % DIRECTIONS.length] ?? [0, 0]
    await page.mouse.wheel(aside, down)
    await page.waitForTimeout(PAUSE_MS)
    events += 1
  }
  return events
}

/** Returns the processor time of the page's main thread so far, in milliseconds; other load on the machine does not count. */
async function mainThreadMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

async function measureScrolling(lodge: RunningLodge, token: string): Promise<void> {
  const browser = await launchBrowser()
  const page = await openBoard(browser, lodge, token)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const opening = await takeLongTasks(page)
  const before = await mainThreadMs(devtools)
  const events = await scroll(page)
  const perEvent = ((await mainThreadMs(devtools)) - before) / events
  const scrolling = await takeLongTasks(page)
  await browser.close()
  const describe = (tasks: number[]) => `${tasks.length}, longest ${Math.max(0, ...tasks).toFixed(0)} ms`
  report('the board, tasks over 50 ms while it scrolls (aim: 0)', describe(scrolling))
  report(`the board, main thread per wheel event of ${events}`, `${perEvent.toFixed(1)} ms`)
  report('the board, tasks over 50 ms while it opens', describe(opening))
}

async function measureResponses(lodge: RunningLodge, token: string): Promise<void> {
  const from = addDays(dayInLima(Date.now()), -1)
  const url = `${lodge.adminUrl}/api/board?from=${from}&to=${monthsFrom(from, 3)}`
  const times: number[] = []
  for (let request = 0; request < REQUESTS; request += 1) {
    const start = performance.now()
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    await response.text()
    times.push(performance.now() - start)
  }
  report('the board, response for a quarter', spreadText(spreadOf(times), 'ms'))
}

/** Measures the board with 50 rooms and a year of reservations, scrolled in a browser, and the response time of its API. */
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
