import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { lazyPart } from '../../lib/code/lazy-part.tsx'
import { linkOf } from './search-links.ts'
import { useSearchKey } from './use-search-key.ts'

const QuickSearchDialog = lazyPart(async () => (await import('./QuickSearchDialog.tsx')).QuickSearchDialog)

/** The search over all pages: the function that opens it, and its dialog while it is open. Control+K opens it too. */
export function useQuickSearch() {
  const router = useRouter()
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  const close = () => setIsOpen(false)
  useSearchKey(open)
  const dialog = isOpen && (
    <QuickSearchDialog
      onOpen={(target) => {
        close()
        void router.navigate(linkOf(target))
      }}
      onDismiss={close}
    />
  )
  return { open, dialog }
}
