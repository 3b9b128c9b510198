import { useEffect, useMemo, useRef } from 'react'
import { shortcutKey } from './shortcut-key.ts'
import { outcomeOf, type Press } from './shortcut-keys.ts'
import { type ShortcutAction, type ShortcutPage, shortcutsOf } from './shortcuts.ts'
import { shortcutsSwitch } from './shortcuts-switch.ts'

/** The button or link of a page that creates a record, marked by an attribute. */
const CREATE = 'main [data-shortcut="create"]'
const SEARCH = 'main input[type="search"]'

export type ShortcutActions<To extends string> = {
  onGo: (to: To) => void
  onHelp: () => void
}

function search(): void {
  const field = document.querySelector<HTMLInputElement>(SEARCH)
  field?.focus()
  field?.select()
}

function perform<To extends string>(action: ShortcutAction<To>, { onGo, onHelp }: ShortcutActions<To>): void {
  if (action.kind === 'go') onGo(action.to)
  else if (action.kind === 'help') onHelp()
  else if (action.kind === 'search') search()
  else document.querySelector<HTMLElement>(CREATE)?.click()
}

/** Handles shortcuts on the whole page while they are switched on. `pages` must be the same array across renders. */
export function useShortcuts<To extends string>(
  pages: readonly ShortcutPage<To>[],
  actions: ShortcutActions<To>,
): void {
  const shortcuts = useMemo(() => shortcutsOf(pages), [pages])
  const waiting = useRef<Press | null>(null)
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const key = shortcutsSwitch.current() === 'on' ? shortcutKey(event) : null
      if (key === null) return
      const outcome = outcomeOf(waiting.current, { key, at: event.timeStamp }, shortcuts)
      waiting.current = outcome.waiting
      if (outcome.action === null) return
      // Prevents typing the key into the field that it focuses.
      event.preventDefault()
      perform(outcome.action, actions)
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  })
}
