import { useEffect } from 'react'
import { lazyPart } from '../../lib/code/lazy-part.tsx'
import { whenIdle } from '../../lib/hooks/when-idle.ts'
import type { Session } from '../../lib/session/session-store.ts'

const SignInAgainDialog = lazyPart(async () => (await import('./SignInAgainDialog.tsx')).SignInAgainDialog)

/** The dialog that asks to sign in again, while the session has lapsed. */
export function useSignInAgain(session: Session) {
  // It must be available offline, and when its code is gone after a deployment.
  useEffect(() => whenIdle(SignInAgainDialog.preload), [])
  return (
    session.status === 'lapsed' && <SignInAgainDialog username={session.username} cause={session.cause} />
  )
}
