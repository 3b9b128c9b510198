import type { KeyedAction, Keys } from './shortcut-keys.ts'

/** A page of the menu and the letter that leads to it after `g`. */
export type ShortcutPage<To extends string = string> = { to: To; label: string; letter: string }

export type ShortcutAction<To extends string> =
  | { kind: 'go'; to: To; label: string }
  | { kind: 'create' | 'search' | 'help' }

/** What stands before a page's letter: 'go'. */
const GO = 'g'

/** Every shortcut there is, in the order of the sheet that tells them. */
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
