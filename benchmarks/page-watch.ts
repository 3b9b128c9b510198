import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright-core'
import * as v from 'valibot'
import { TOKEN_KEY } from './staff-browser.ts'

/** What the page itself notes, by its own clock: milliseconds since its navigation began. */
const Notes = v.object({
  /** When what was looked for had been drawn, by name; absent while it has not. */
  shown: v.record(v.string(), v.number()),
  /** When the last click was. */
  clickedAt: v.number(),
  /** Layout shifts without a hand in them, summed. */
  shift: v.number(),
  /** What moved. */
  moved: v.array(v.string()),
})
export type PageNotes = v.InferOutput<typeof Notes>

/** What is looked for, by a name: the first element that fits the selector. */
export type Watched = Readonly<Record<string, string>>

/** Nobody presses a button sooner after the mouse has come to rest on what is to be clicked. */
const HAND_MS = 80

/** How the page calls out, in its own words. */
const DESCRIBE = 'tellShown'

/** Not yet among TypeScript's own types. */
type LayoutShift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null }[]
}

/** Runs in the page before its own code: notes the frame after each watched element has come into the document. */
function watch([tokenKey, token, tell, watched]: [string, string, string, Watched]): void {
  localStorage.setItem(tokenKey, token)
  const shown: Record<string, number> = {}
  const moved: string[] = []
  const notes = { shown, clickedAt: 0, shift: 0, moved }
  Object.assign(globalThis, { pageNotes: notes })
  const waiting = new Map(Object.entries(watched))
  const noteAfterFrame = (name: string) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', () => {
        shown[name] = performance.now()
        // oxlint-disable-next-line typescript/no-unsafe-call -- the binding that the tab was opened with
        Reflect.get(globalThis, tell)(name)
      })
      channel.port1.start()
      channel.port2.postMessage(null)
    })
  new MutationObserver(() => {
    for (const [name, selector] of waiting) {
      if (document.querySelector(selector) === null) continue
      waiting.delete(name)
      noteAfterFrame(name)
    }
  }).observe(document, { childList: true, subtree: true })
  document.addEventListener('click', ({ timeStamp }) => (notes.clickedAt = timeStamp), { capture: true })
  new PerformanceObserver((list) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries of this kind, which TypeScript does not know
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
 * A tab in which a member of staff is signed in and what is drawn is noted, asked and clicked through the browser's own
 * protocol: Playwright's ways to wait and to click run code in the page, which a slowed page would pay for.
 */
export class WatchedTab {
  readonly page: Page
  readonly #devtools: CDPSession
  readonly #told = new Set<string>()
  readonly #waiting = new Map<string, () => void>()

  constructor(page: Page, devtools: CDPSession) {
    this.page = page
    this.#devtools = devtools
    devtools.on('Runtime.bindingCalled', ({ payload }) => {
      this.#told.add(payload)
      this.#waiting.get(payload)?.()
    })
  }

  /** Its processor is `slowed` so many times. */
  static async open(
    page: Page,
    { token, watched, slowed }: { token: string; watched: Watched; slowed: number },
  ) {
    const devtools = await page.context().newCDPSession(page)
    const tab = new WatchedTab(page, devtools)
    await devtools.send('Runtime.enable')
    await devtools.send('Runtime.addBinding', { name: DESCRIBE })
    await page.addInitScript(watch, [TOKEN_KEY, token, DESCRIBE, watched] satisfies Parameters<
      typeof watch
    >[0])
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowed })
    return tab
  }

  /** When something watched was drawn; waits for it. */
  async whenShown(name: string): Promise<number> {
    if (!this.#told.has(name)) await new Promise<void>((resolve) => this.#waiting.set(name, resolve))
    return (await this.notes()).shown[name] ?? Number.NaN
  }

  async notes(): Promise<PageNotes> {
    return v.parse(Notes, await this.#evaluate('pageNotes'))
  }

  /** Moves the mouse onto the first element that fits, and clicks after the moment that a hand takes. */
  async click(selector: string): Promise<void> {
    const { x, y } = v.parse(
      v.object({ x: v.number(), y: v.number() }),
      await this.#evaluate(
        `(({ left, top }) => ({ x: left + 4, y: top + 4 }))(document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`,
      ),
    )
    const at = { x, y, button: 'left', clickCount: 1 } as const
    await this.#devtools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })
    await wait(HAND_MS)
    await this.#devtools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at })
    await this.#devtools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at })
  }

  async #evaluate(expression: string): Promise<unknown> {
    const { result } = await this.#devtools.send('Runtime.evaluate', { expression, returnByValue: true })
    return result.value
  }
}
