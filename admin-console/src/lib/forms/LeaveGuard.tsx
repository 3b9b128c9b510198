import { useBlocker } from '@tanstack/react-router'
import { LeaveQuestion } from './LeaveQuestion.tsx'

export type LeaveGuardProps = {
  /** Whether something typed would be lost. */
  hasUnsaved: () => boolean
}

/** D-14: asks before a form with unsaved input is left by a link, by back or by closing the tab. A change of search is no leaving. */
export function LeaveGuard({ hasUnsaved }: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && hasUnsaved(),
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return <LeaveQuestion onLeave={blocker.proceed} onStay={blocker.reset} />
}
