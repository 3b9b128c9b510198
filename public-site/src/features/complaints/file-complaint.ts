import { type ComplaintDraft, type ComplaintSheetAnswer, complaintRequest } from 'shared-ui/copy/complaints'
import { ComplaintAnswer } from 'shared-ui/validators/complaint'
import { callApi } from '../../lib/api.ts'

/** Files a sheet; the same sheet sent again gives the first. */
export async function fileComplaint(draft: ComplaintDraft): Promise<ComplaintSheetAnswer> {
  const json = complaintRequest(draft)
  return (await callApi('complaint/create', ComplaintAnswer, { method: 'post', json })).complaint
}
