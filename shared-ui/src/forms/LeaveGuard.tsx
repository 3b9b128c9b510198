import { useBlocker } from '@tanstack/react-router'
import { LeaveQuestion } from '../components/LeaveQuestion/LeaveQuestion.tsx'

export type LeaveGuardProps = {
  /** Whether the form has unsaved input. */
  hasUnsaved: () => boolean
}

/**
 * Asks before a form with unsaved input is left by a link, the back button or closing the tab. Changes of the search part of the
 * URL are not blocked.
 */
export function LeaveGuard({ hasUnsaved }: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && hasUnsaved(),
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return <LeaveQuestion onLeave={blocker.proceed} onStay={blocker.reset} />
}
