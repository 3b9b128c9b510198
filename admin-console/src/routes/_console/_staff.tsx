import { createFileRoute, Navigate, Outlet, redirect } from '@tanstack/react-router'
import { IdentityQuestion } from '../../features/sign-in/IdentityQuestion.tsx'
import { useStaffSession } from '../../lib/session/staff-session.ts'

export const Route = createFileRoute('/_console/_staff')({
  // Two more lines in the entry cost less than a separate file.
  codeSplitGroupings: [],
  beforeLoad: ({ context, location }) => {
    if (context.session.current().status !== 'none') return
    throw redirect({ to: '/administrative-panel', search: { redirect: location.href }, replace: true })
  },
  component: StaffOnly,
})

/** Guards the pages of staff. Signing out, here or in another tab, leads to the sign-in form. */
function StaffOnly() {
  const session = useStaffSession()
  if (session.status === 'none') return <Navigate to="/administrative-panel" replace />
  return (
    <>
      <Outlet />
      <IdentityQuestion />
    </>
  )
}
