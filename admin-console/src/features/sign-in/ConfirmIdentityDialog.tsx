import { CONFIRM_IDENTITY } from 'shared-ui/copy/staff/staff-form'
import { EmptyResponse } from 'shared-ui/validators/http/empty-response'
import { requestStaffApi } from '../../lib/api.ts'
import { OwnPasswordDialog } from '../../lib/forms/OwnPasswordDialog.tsx'
import { identityCheck } from '../../lib/session/identity-check.ts'

const confirm = (json: { currentPassword: string }) =>
  requestStaffApi('staff/confirm', EmptyResponse, { method: 'post', json })

/** Asks for one's own password before a change of accounts, over the page; the change is then sent again. */
export function ConfirmIdentityDialog() {
  return (
    <OwnPasswordDialog
      title={CONFIRM_IDENTITY.title}
      text={CONFIRM_IDENTITY.text}
      submit={CONFIRM_IDENTITY.submit}
      send={confirm}
      onSent={() => identityCheck.answer(true)}
      onCancel={() => identityCheck.answer(false)}
    />
  )
}
