import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright-core'
import * as v from 'valibot'
import { TOKEN_KEY } from '../staff-browser.ts'

/** What the watched page records. Times are in milliseconds since the start of the navigation, by the page's clock. */
const Notes = v.object({
  /** When each watched element was painted, by name; absent until then. */
  shown: v.record(v.string(), v.number()),
  /** The time of the last click. */
  clickedAt: v.number(),
  /** The sum of layout shifts without recent input. */
  shift: v.number(),
  /** The elements that moved. */
  moved: v.array(v.string()),
})
export type PageNotes = v.InferOutput<typeof Notes>

/** Selectors of the elements to watch, by name; the first match of each counts. */
export type Watched = Readonly<Record<string, string>>

/** The pause between moving the mouse to a target and pressing the button, as with a fast hand. */
const HOVER_MS = 80

/** The name of the binding by which the page reports a painted element. */
const BINDING = 'reportShown'

/** Missing in TypeScript's DOM types. */
type LayoutShift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null }[]
}

/** Runs in the page before its own code: records when the frame after each watched element's insertion was painted. */
function watch([tokenKey, token, binding, watched]: [string, string, string, Watched]): void {
  localStorage.setItem(tokenKey, token)
  const shown: Record<string, number> = {}
  const moved: string[] = []
  const notes = { shown, clickedAt: 0, shift: 0, moved }
  Object.assign(globalThis, { pageNotes: notes })
  const waiting = new Map(Object.entries(watched))
  const recordAfterFrame = (name: string) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', () => {
        shown[name] = performance.now()
        // oxlint-disable-next-line typescript/no-unsafe-call -- the binding that `open` has added
        Reflect.get(globalThis, binding)(name)
      })
      channel.port1.start()
      channel.port2.postMessage(null)
    })
  new MutationObserver(() => {
    for (const [name, selector] of waiting) {
      if (document.querySelector(selector) === null) continue
      waiting.delete(name)
      recordAfterFrame(name)
    }
  }).observe(document, { childList: true, subtree: true })
  document.addEventListener('click', ({ timeStamp }) => (notes.clickedAt = timeStamp), { capture: true })
  new PerformanceObserver((list) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries of this type are missing in the DOM types
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue
      notes.shift += entry.value
      for (const { node } of entry.sources) {
        if (node instanceof Element) moved.push(`${node.localName}.${node.className}`)
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/**
 * A tab with a signed-in staff member that records when elements are painted. It waits and clicks through the DevTools protocol,
 * since Playwright's own methods run code in the page, which would slow a throttled page further.
 */
export class WatchedTab {
  readonly page: Page
  readonly #devtools: CDPSession
  readonly #shown = new Set<string>()
  readonly #waiting = new Map<string, () => void>()

  constructor(page: Page, devtools: CDPSession) {
    this.page = page
    this.#devtools = devtools
    devtools.on('Runtime.bindingCalled', ({ payload }) => {
      this.#shown.add(payload)
      this.#waiting.get(payload)?.()
    })
  }

  /** Prepares a page; `slowed` is the factor of CPU throttling. */
  static async open(
    page: Page,
    { token, watched, slowed }: { token: string; watched: Watched; slowed: number },
  ) {
    const devtools = await page.context().newCDPSession(page)
    const tab = new WatchedTab(page, devtools)
    await devtools.send('Runtime.enable')
    await devtools.send('Runtime.addBinding', { name: BINDING })
    await page.addInitScript(watch, [TOKEN_KEY, token, BINDING, watched] satisfies Parameters<
      typeof watch
    >[0])
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowed })
    return tab
  }

  /** Waits until a watched element is painted and returns the time. */
  async whenShown(name: string): Promise<number> {
    if (!this.#shown.has(name)) await new Promise<void>((resolve) => this.#waiting.set(name, resolve))
    return (await this.notes()).shown[name] ?? Number.NaN
  }

  async notes(): Promise<PageNotes> {
    return v.parse(Notes, await this.#evaluate('pageNotes'))
  }

  /** Moves the mouse onto the first match of a selector, pauses and clicks. */
  async click(selector: string): Promise<void> {
    const { x, y } = v.parse(
      v.object({ x: v.number(), y: v.number() }),
      await this.#evaluate(
        `(({ left, top }) => ({ x: left + 4, y: top + 4 }))(document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`,
      ),
    )
    const at = { x, y, button: 'left', clickCount: 1 } as const
    await this.#devtools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })
    await sleep(HOVER_MS)
    await this.#devtools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at })
    await this.#devtools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at })
  }

  async #evaluate(expression: string): Promise<unknown> {
    const { result } = await this.#devtools.send('Runtime.evaluate', { expression, returnByValue: true })
    return result.value
  }
}
