import { Button } from 'shared-ui/components/Button'
import { Dialog } from 'shared-ui/components/Dialog'
import { CONSOLE_FRAME } from 'shared-ui/copy/console/console-frame'
import { SIGN_IN_AGAIN } from 'shared-ui/copy/staff/sign-in'
import type { LapseCause } from '../../lib/session/session-store.ts'
import { useSignOut } from '../../lib/session/use-sign-out.ts'
import { SignInForm } from './SignInForm.tsx'

export type SignInAgainDialogProps = {
  /** The member whose session lapsed. */
  username: string
  /** Why it lapsed; by default the token expired. */
  cause?: LapseCause
}

/** Asks to sign in again after the session lapsed, over the page, which keeps its unsaved input and asks before it is lost. */
export function SignInAgainDialog({ username, cause = 'time' }: SignInAgainDialogProps) {
  const signOut = useSignOut()
  return (
    <Dialog
      title={SIGN_IN_AGAIN.title}
      actions={
        <Button variant="quiet" onClick={signOut}>
          {CONSOLE_FRAME.signOut}
        </Button>
      }
    >
      {cause === 'ended' && <p>{SIGN_IN_AGAIN.ended}</p>}
      <p>{SIGN_IN_AGAIN.text}</p>
      <SignInForm username={username} />
    </Dialog>
  )
}
