import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import { formatDate, formatMoment } from 'shared-ui/copy/format'
import { COMPLAINT_KIND_NAMES } from 'shared-ui/copy/messages/complaints'
import { COMPLAINTS_PANEL } from 'shared-ui/copy/messages/complaints-panel'
import type { ComplaintRecordResponse } from 'shared-ui/validators/messages/complaint'
import { RecordsTable } from '../../../lib/table/RecordsTable.tsx'
import { DueBadge } from '../DueBadge.tsx'
import { ComplaintLink } from './ComplaintLink.tsx'
import styles from './ComplaintsTable.module.css'

export type ComplaintsProps = { complaints: ComplaintRecordResponse[] }

/** Rows and columns only, without sorting. */
const FEATURES = tableFeatures({})
const column = createColumnHelper<typeof FEATURES, ComplaintRecordResponse>()
const words = COMPLAINTS_PANEL.columns

/** Sorted by number, as in the server's response and in the complaints book. */
const COLUMNS = column.columns([
  column.accessor('number', {
    header: words.number,
    cell: ({ row }) => <ComplaintLink complaint={row.original} />,
  }),
  column.accessor((row) => COMPLAINT_KIND_NAMES[row.kind], { id: 'kind', header: words.kind }),
  column.accessor('names', { header: words.names }),
  column.accessor((row) => formatMoment(row.createdAt), { id: 'date', header: words.date }),
  column.accessor((row) => formatDate(row.dueDate), { id: 'due', header: words.due }),
  column.accessor('dueDate', {
    id: 'state',
    header: words.state,
    cell: ({ row }) => <DueBadge complaint={row.original} />,
  }),
])

/** The complaints on a wide screen, as a table. */
export function ComplaintsTable({ complaints }: ComplaintsProps) {
  const table = useTable({
    features: FEATURES,
    data: complaints,
    columns: COLUMNS,
    getRowId: (complaint) => complaint._id,
  })
  return <RecordsTable className={styles.table} table={table} caption={COMPLAINTS_PANEL.title} />
}
