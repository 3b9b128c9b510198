/** The longest pause between the two keys of a shortcut, in milliseconds. */
export const PAUSE_MS = 1500

/** A key as pressed, and when: milliseconds on any clock that only goes forward. */
export type Press = { key: string; at: number }

/** One key, or two pressed one after the other. */
export type Keys = readonly [first: string, second?: string]

export type KeyedAction<Action> = { keys: Keys; action: Action }

/** What a press does, and what is then waited for: the second key of a shortcut, or nothing. */
export type Outcome<Action> = { action: Action | null; waiting: Press | null }

/**
 * What a press does after the one `before` that waits for its second key. A second key that belongs to no shortcut does
 * nothing, whatever it does alone: whoever mistypes it did not mean that.
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
