import { lazy, Suspense } from 'react'
import { useIdentityCheck } from '../../lib/session/identity-check.ts'

const ConfirmIdentityDialog = lazy(async () => {
  const { ConfirmIdentityDialog } = await import('./ConfirmIdentityDialog.tsx')
  return { default: ConfirmIdentityDialog }
})

/** The question for one's own password, while a request waits for it. */
export function IdentityQuestion() {
  const isAsking = useIdentityCheck()
  return <Suspense>{isAsking && <ConfirmIdentityDialog />}</Suspense>
}
