/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { commands } from 'vitest/browser'
import { hasPendingTimers } from './pending-timers.ts'

/** A page that still changes after this time, in ms, has no picture that is the same twice. */
const LIMIT_MS = 20_000

/**
 * Waits until the page no longer changes: fonts and pictures are there, no request is open, no short timeout runs, and the
 * browser is idle without an element having changed. Rejects if that does not happen.
 */
export async function settle(): Promise<void> {
  const start = performance.now()
  let changes = 0
  const observer = new MutationObserver(() => {
    changes += 1
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  try {
    for (let before = -1; before !== changes || hasPendingTimers(); ) {
      if (performance.now() - start > LIMIT_MS) throw new Error('The story still changes 20 s after its end.')
      await loadEverything()
      before = changes
      await commands.waitForRequests()
      await browserIdle()
    }
  } finally {
    observer.disconnect()
  }
}

/** Waits for fonts and pictures. */
async function loadEverything(): Promise<void> {
  const pictures = Array.from(document.images, (image) => {
    if (image.loading === 'lazy') image.loading = 'eager'
    return image.decode()
  })
  // Stories also show fonts that only this system has and pictures that are missing.
  await Promise.allSettled([...Array.from(document.fonts, (font) => font.load()), ...pictures])
}

/** Resolves after a frame was drawn, which notifies the observers of sizes, and the work that follows was done. */
const browserIdle = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())))
  })
