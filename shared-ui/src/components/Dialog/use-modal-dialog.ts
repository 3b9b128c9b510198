import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

const TABBABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

const isShown = (element: HTMLElement): boolean => element.checkVisibility()

/** Tab from the last stop goes to the first and back, rather than out into the browser's own bars. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  const stops = Array.from(event.currentTarget.querySelectorAll<HTMLElement>(TABBABLE)).filter(isShown)
  const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const atTitle = event.shiftKey && document.activeElement?.hasAttribute('data-dialog-title')
  if (document.activeElement !== edge && !atTitle) return
  event.preventDefault()
  other?.focus()
}

/**
 * W-07: says on the root whether a dialog covers the page. `html:has(dialog:modal)` would say the same, and have the browser
 * look for one again whenever anything comes into the page.
 */
function noteCover(): void {
  document.documentElement.toggleAttribute('data-covered', document.querySelector('dialog:modal') !== null)
}

/**
 * The behaviour of a `<dialog>` that is modal as long as it is rendered. Escape, and the back gesture of a phone, call
 * `onDismiss`; where there is none they do nothing.
 */
export function useModalDialog(onDismiss: (() => void) | undefined) {
  const ref = useRef<HTMLDialogElement>(null)

  // A layout effect, since close() must run before the element leaves the page: that is what gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    noteCover()
    const wanted = dialog.querySelector<HTMLElement>('[data-initial-focus]')
    const title = dialog.querySelector<HTMLElement>('[data-dialog-title]')
    ;(wanted ?? title)?.focus()
    return () => {
      dialog.close()
      noteCover()
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
  // A second Escape may close it without asking; then it is left, or opened again where leaving is not allowed.
  const onClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    const dialog = event.currentTarget
    if (event.target !== dialog || dialog.open) return
    if (onDismiss) onDismiss()
    else dialog.showModal()
  }
  return { ref, onKeyDown, onCancel, onClose }
}
