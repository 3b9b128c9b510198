import { useBlocker } from '@tanstack/react-router'

/** Asks before the tab of a form is closed whose input survives everything else: other pages of the console, and a reload. */
export function useCloseGuard(hasUnsaved: () => boolean): void {
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: hasUnsaved, withResolver: true })
}
