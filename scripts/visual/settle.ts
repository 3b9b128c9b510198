/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { commands } from 'vitest/browser'
import { hasPendingTimers } from './pending-timers.ts'

/** The longest wait, in ms. What still changes then is in the picture as it is, and the comparison shows it. */
const LIMIT_MS = 8_000

/**
 * Waits until the page no longer changes: fonts and pictures are there, no request is open, no short timeout runs, and after a
 * drawn frame no element has changed.
 */
export async function settle(): Promise<void> {
  let changes = 0
  let isLate = false
  const observer = new MutationObserver(() => {
    changes += 1
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const settled = async () => {
    for (let before = -1; !isLate && (before !== changes || hasPendingTimers()); ) {
      await loadEverything()
      before = changes
      await commands.waitForRequests()
      await drawnFrame()
      await workDone()
    }
  }
  const late = Promise.withResolvers<void>()
  const limit = setTimeout(() => {
    isLate = true
    late.resolve()
  }, LIMIT_MS)
  await Promise.race([settled(), late.promise])
  clearTimeout(limit)
  observer.disconnect()
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

/** Resolves after a frame was drawn, which notifies the observers of sizes. */
const drawnFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })

/** Resolves when the work that was waiting is done. Not by `requestIdleCallback`, which in this browser sometimes never calls. */
const workDone = (): Promise<void> => scheduler.postTask(() => {}, { priority: 'background' })
