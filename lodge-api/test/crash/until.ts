import { setTimeout as pause } from 'node:timers/promises'

const LOOK_MS = 25

/** What is waited for, for how long at most, and what to say of it when it does not come. */
export type Wait = { what: string; limitMs: number; everyMs?: number; detail?: () => string }

/** Looks again and again until `look` gives something other than `false` or `undefined`. Throws when the time is over. */
export async function until<Found>(
  wait: Wait,
  look: () => Promise<Found | false | undefined> | Found | false | undefined,
): Promise<Found> {
  const end = performance.now() + wait.limitMs
  for (;;) {
    const found = await look()
    if (found !== false && found !== undefined) return found
    if (performance.now() > end) {
      throw new Error(`Waited ${wait.limitMs} ms in vain for ${wait.what}.\n${wait.detail?.() ?? ''}`)
    }
    await pause(wait.everyMs ?? LOOK_MS)
  }
}
