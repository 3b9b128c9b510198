import { useBlocker } from '@tanstack/react-router'
import type { LeaveGuardProps } from 'shared-ui/forms/LeaveGuard'

/** Asks before the tab of a form is closed whose input survives everything else: other pages of the console, and a reload. */
export function CloseGuard({ hasUnsaved }: LeaveGuardProps) {
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: hasUnsaved, withResolver: true })
  return null
}
