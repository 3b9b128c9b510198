import { callApi } from 'shared-ui/api/api-client'
import { type ComplaintDraft, type ComplaintSheetAnswer, complaintRequest } from 'shared-ui/copy/complaints'
import { ComplaintAnswer } from 'shared-ui/validators/complaint'

/** Files a sheet; the same sheet sent again gives the first. */
export async function fileComplaint(draft: ComplaintDraft): Promise<ComplaintSheetAnswer> {
  const json = complaintRequest(draft)
  return (await callApi('complaint/create', ComplaintAnswer, { method: 'post', json })).complaint
}
