import { useEffect, useMemo, useRef } from 'react'
import { shortcutKey } from './shortcut-key.ts'
import { outcomeOf, type Press } from './shortcut-keys.ts'
import { type ShortcutAction, type ShortcutPage, shortcutsOf } from './shortcuts.ts'
import { shortcutsSwitch } from './shortcuts-switch.ts'

/** The button or link of a page that adds a record; it says so itself. */
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

/** Listens for shortcuts anywhere on the page, while they are switched on. `pages` is the same at every call. */
export function useShortcuts<To extends string>(
  pages: readonly ShortcutPage<To>[],
  actions: ShortcutActions<To>,
): void {
  const shortcuts = useMemo(() => shortcutsOf(pages), [pages])
  const waiting = useRef<Press | null>(null)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const key = shortcutsSwitch.current() === 'on' ? shortcutKey(event) : null
      if (key === null) return
      const outcome = outcomeOf(waiting.current, { key, at: event.timeStamp }, shortcuts)
      waiting.current = outcome.waiting
      if (outcome.action === null) return
      // The key is not typed into the field that it leads to.
      event.preventDefault()
      perform(outcome.action, actions)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })
}
