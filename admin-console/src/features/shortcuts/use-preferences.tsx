import { useState } from 'react'
import { lazyPart } from '../../lib/code/lazy-part.tsx'
import type { ShortcutPage } from './shortcuts.ts'

const PreferencesDialog = lazyPart(async () => (await import('./PreferencesDialog.tsx')).PreferencesDialog)

/** The dialog with theme and keyboard shortcuts: the function that opens it, and the dialog while it is open. */
export function usePreferences(pages: readonly ShortcutPage[]) {
  const [isOpen, setIsOpen] = useState(false)
  const dialog = isOpen && <PreferencesDialog pages={pages} onDismiss={() => setIsOpen(false)} />
  return { open: () => setIsOpen(true), dialog }
}
