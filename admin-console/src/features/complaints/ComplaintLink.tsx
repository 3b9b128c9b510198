import { Link } from '@tanstack/react-router'
import type { ComplaintRecordResponse } from 'shared-ui/validators/complaint'
import { FROM_LIST } from '../../lib/BackToList.tsx'
import rowLink from '../../lib/table/whole-row-link.module.css'

/** The number of a sheet, which opens it; the whole row or card around it can be pressed. */
export function ComplaintLink({ sheet }: { sheet: ComplaintRecordResponse }) {
  return (
    <Link
      className={rowLink.link}
      to="/view-complaint/$complaintID"
      params={{ complaintID: sheet._id }}
      state={FROM_LIST}
    >
      {sheet.number}
    </Link>
  )
}
