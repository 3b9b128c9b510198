import type { KeyedAction, Keys } from './shortcut-keys.ts'

/** A page of the menu, and the letter that opens it after `g`. */
export type ShortcutPage<To extends string = string> = { to: To; label: string; letter: string }

export type ShortcutAction<To extends string> =
  | { kind: 'go'; to: To; label: string }
  | { kind: 'create' | 'search' | 'help' }

/** Prefix of the pages' letters. */
const GO = 'g'

/** Returns all shortcuts, in the order of the dialog that lists them. */
export const shortcutsOf = <To extends string>(
  pages: readonly ShortcutPage<To>[],
): KeyedAction<ShortcutAction<To>>[] => [
  ...pages.map(({ to, label, letter }) => ({
    keys: [GO, letter] satisfies Keys,
    action: { kind: 'go' as const, to, label },
  })),
  { keys: ['n'], action: { kind: 'create' } },
  { keys: ['/'], action: { kind: 'search' } },
  { keys: ['?'], action: { kind: 'help' } },
]
