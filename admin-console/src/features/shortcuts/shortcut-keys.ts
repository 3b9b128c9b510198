/** Longest pause between the two keys of a shortcut, in ms. */
export const PAUSE_MS = 1500

/** A pressed key and its time in ms of any monotonic clock. */
export type Press = { key: string; at: number }

/** One key, or two pressed in sequence. */
export type Keys = readonly [first: string, second?: string]

export type KeyedAction<Action> = { keys: Keys; action: Action }

/** The action of a press, and the press that waits for its second key, if any. */
export type Outcome<Action> = { action: Action | null; waiting: Press | null }

/**
 * Returns the outcome of a press after `before`, which waits for its second key. A second key that completes no shortcut does
 * nothing, even if it has an action alone, because it was probably mistyped.
 */
export function outcomeOf<Action>(
  before: Press | null,
  press: Press,
  shortcuts: readonly KeyedAction<Action>[],
): Outcome<Action> {
  const isSecond = before !== null && press.at - before.at <= PAUSE_MS
  const found = shortcuts.find(({ keys: [first, second] }) =>
    isSecond ? first === before.key && second === press.key : first === press.key && second === undefined,
  )
  if (found) return { action: found.action, waiting: null }
  const mayStart = shortcuts.some(({ keys: [first, second] }) => first === press.key && second !== undefined)
  return { action: null, waiting: mayStart ? press : null }
}
