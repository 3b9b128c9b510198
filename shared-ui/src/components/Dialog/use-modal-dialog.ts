import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

const TABBABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

// Safari 15 lacks checkVisibility.
const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0

/** Tab from the last focusable element goes to the first, and back, instead of to the browser's toolbars. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  const stops = Array.from(event.currentTarget.querySelectorAll<HTMLElement>(TABBABLE)).filter(isShown)
  const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const atTitle = event.shiftKey && document.activeElement?.hasAttribute('data-dialog-title')
  if (document.activeElement !== edge && !atTitle) return
  event.preventDefault()
  other?.focus()
}

/**
 * Marks the root element while a modal dialog is open. `html:has(dialog:modal)` would select the same, but the browser
 * would evaluate it on every insertion into the page.
 */
function updateCoveredAttribute(): void {
  document.documentElement.toggleAttribute('data-covered', document.querySelector('dialog:modal') !== null)
}

/**
 * The behaviour of a `<dialog>` that is modal while it is rendered. Escape and a phone's back gesture call `onDismiss`;
 * without it they do nothing.
 */
export function useModalDialog(onDismiss: (() => void) | undefined) {
  const ref = useRef<HTMLDialogElement>(null)

  // A layout effect, since close() must run before the element is removed: close() restores the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    updateCoveredAttribute()
    const initial = dialog.querySelector<HTMLElement>('[data-initial-focus]')
    const title = dialog.querySelector<HTMLElement>('[data-dialog-title]')
    ;(initial ?? title)?.focus()
    return () => {
      dialog.close()
      updateCoveredAttribute()
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'Tab') keepFocusInside(event)
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onDismiss?.()
  }
  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onDismiss?.()
  }
  // A second Escape may close it without a cancel event; then it is dismissed, or opened again without `onDismiss`.
  const onClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    const dialog = event.currentTarget
    if (event.target !== dialog || dialog.open) return
    if (onDismiss) onDismiss()
    else dialog.showModal()
  }
  return { ref, onKeyDown, onCancel, onClose }
}
