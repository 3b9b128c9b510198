import { Link } from '@tanstack/react-router'
import type { ComplaintRecordResponse } from 'shared-ui/validators/messages/complaint'
import { FROM_LIST } from '../../../lib/notices/BackToList.tsx'
import rowLink from '../../../lib/table/whole-row-link.module.css'

/** The complaint's number as a link, which covers the whole row or card around it. */
export function ComplaintLink({ complaint }: { complaint: ComplaintRecordResponse }) {
  return (
    <Link
      className={rowLink.link}
      to="/view-complaint/$complaintID"
      params={{ complaintID: complaint._id }}
      state={FROM_LIST}
    >
      {complaint.number}
    </Link>
  )
}
