import { requestApi } from 'shared-ui/api/api-client'
import {
  COMPLAINTS_BOOK,
  complaintProblems,
  complaintRequest,
  complaintWarnings,
  EMPTY_COMPLAINT,
} from 'shared-ui/copy/messages/complaints'
import { usePrerenderedForm } from 'shared-ui/forms/use-form'
import { type ComplaintDraft, ComplaintFiledResponse } from 'shared-ui/validators/messages/complaint'
import { PageHead } from '../../lib/page/PageHead.tsx'
import { TextPage } from '../../lib/page/text-page/TextPage.tsx'
import { ComplaintForm } from './ComplaintForm.tsx'
import { ComplaintRecord } from './ComplaintRecord.tsx'
import { ProviderBlock } from './ProviderBlock.tsx'

/** Files a complaint. Sending the same complaint again returns the first record. */
const fileComplaint = (draft: ComplaintDraft) =>
  requestApi('complaint/create', ComplaintFiledResponse, { method: 'post', json: complaintRequest(draft) })

/** The Libro de Reclamaciones: the complaint form, and after sending the filed complaint. */
export function ComplaintsScreen() {
  const form = usePrerenderedForm({
    initial: EMPTY_COMPLAINT,
    check: complaintProblems,
    warn: complaintWarnings,
    send: fileComplaint,
  })
  const { title, description } = COMPLAINTS_BOOK
  return (
    <>
      <PageHead title={title} description={description} path="/complaints-book" />
      {form.sending.step === 'sent' ? (
        <ComplaintRecord filed={form.sending.result} onAnother={form.resetRequest} />
      ) : (
        <TextPage title={title}>
          <p>{COMPLAINTS_BOOK.intro}</p>
          <ProviderBlock />
          <ComplaintForm form={form} />
        </TextPage>
      )}
    </>
  )
}
