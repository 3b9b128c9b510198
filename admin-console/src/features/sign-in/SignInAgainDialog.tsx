import { Button } from 'shared-ui/components/Button'
import { Dialog } from 'shared-ui/components/Dialog'
import { CONSOLE_FRAME } from 'shared-ui/copy/console-frame'
import { SIGN_IN_AGAIN } from 'shared-ui/copy/sign-in'
import type { LapseCause } from '../../lib/session/session-store.ts'
import { staffSession } from '../../lib/session/staff-session.ts'
import { SignInForm } from './SignInForm.tsx'

export type SignInAgainDialogProps = {
  /** Whose session it was. */
  username: string
  /** Why it ended; by default its time was over. */
  cause?: LapseCause
}

/** the session ran out; signing in again over the page keeps all that was typed into it. */
export function SignInAgainDialog({ username, cause = 'time' }: SignInAgainDialogProps) {
  return (
    <Dialog
      title={SIGN_IN_AGAIN.title}
      actions={
        <Button variant="quiet" onClick={staffSession.signOut}>
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
