/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { commands } from 'vitest/browser'
import { hasPendingTimers } from './pending-timers.ts'

/** A page that still changes after this time, in ms, has no picture that is the same twice. */
const LIMIT_MS = 10_000

/**
 * Waits until the page no longer changes: fonts and pictures are there, no request is open, no short timeout runs, and the
 * browser is idle without an element having changed. Rejects with what it still waits for if that does not happen.
 */
export async function settle(): Promise<void> {
  let changes = 0
  let awaited = ''
  let isLate = false
  const observer = new MutationObserver(() => {
    changes += 1
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const settled = async () => {
    for (let before = -1; !isLate && (before !== changes || hasPendingTimers()); ) {
      awaited = 'fonts and pictures'
      await loadEverything()
      before = changes
      awaited = 'requests'
      await commands.waitForRequests()
      awaited = 'a drawn frame'
      await drawnFrame()
      awaited = 'other work'
      await workDone()
      awaited = hasPendingTimers() ? 'timeouts' : 'elements that change'
    }
  }
  const late = Promise.withResolvers<never>()
  const limit = setTimeout(() => {
    isLate = true
    late.reject(new Error(`The story waits for ${awaited} ten seconds after its end.`))
  }, LIMIT_MS)
  try {
    await Promise.race([settled(), late.promise])
  } finally {
    clearTimeout(limit)
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

/** Resolves after a frame was drawn, which notifies the observers of sizes. */
const drawnFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })

/** Resolves when the work that was waiting is done. Not by `requestIdleCallback`, which in this browser sometimes never calls. */
const workDone = (): Promise<void> => scheduler.postTask(() => {}, { priority: 'background' })
