import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import * as v from 'valibot'

/** 400 kbit/s with 400 ms per request, and a processor four times slower than this one. */
const SLOW_NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const CPU_SLOWDOWN = 4
/** Tall enough that the first room is in view, as for a visitor who scrolls at once. */
const VIEWPORT = { width: 360, height: 2600 }
const LIMIT_MS = 60_000

const Visit = v.object({
  firstPaint: v.number(),
  firstRoom: v.number(),
  usable: v.number(),
  shift: v.number(),
})
/** When a slow phone sees and can use a page, in ms since the start of the navigation; `shift` is the layout shift. */
export type Visit = v.InferOutput<typeof Visit>

/** Missing in TypeScript's DOM types. */
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** Runs in the page before its own code: records when the first price was painted and when React handles its first card. */
function watch(): void {
  const visit = { firstPaint: 0, firstRoom: 0, usable: 0, shift: 0 }
  Object.assign(globalThis, { visit })
  const recordRoom = () =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', () => (visit.firstRoom = performance.now()))
      channel.port1.start()
      channel.port2.postMessage(null)
    })
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('article strong')) return
    watcher.disconnect()
    recordRoom()
  })
  watcher.observe(document, { childList: true, subtree: true })
  // React stores the properties of each element that it handles under a key of this name.
  const isHandled = (element: Element | null) =>
    element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'))
  const poll = setInterval(() => {
    if (!isHandled(document.querySelector('article'))) return
    clearInterval(poll)
    visit.usable = performance.now()
  }, 20)
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') visit.firstPaint = startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries of this type are missing in the DOM types
    for (const shift of list.getEntries() as LayoutShift[])
      if (!shift.hadRecentInput) visit.shift += shift.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Opens `url` on a slow phone without a cache and waits until the first room's card handles input. */
export async function slowVisit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    locale: 'es-PE',
    serviceWorkers: 'block',
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await page.addInitScript(watch)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.goto(url, { waitUntil: 'commit', timeout: LIMIT_MS })
  const visit = await completedVisit(page)
  await context.close()
  return visit
}

/** Reads what the page has recorded until it is complete. Rarely, since reading slows the page. */
async function completedVisit(page: Page): Promise<Visit> {
  const deadline = performance.now() + LIMIT_MS
  while (performance.now() < deadline) {
    await sleep(250)
    const visit = v.parse(Visit, await page.evaluate('visit'))
    if (visit.usable > 0 && visit.firstRoom > 0) return visit
  }
  throw new Error(`${page.url()} did not become usable in ${LIMIT_MS / 1000} s`)
}
