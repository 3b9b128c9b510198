import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { RESERVATIONS_EXPORT } from 'shared-ui/copy/reservations/reservations-export'
import { RESERVATIONS_PANEL } from 'shared-ui/copy/reservations/reservations-panel'
import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { fetchStaffFile } from '../../../lib/api.ts'
import { useAction } from '../../../lib/hooks/use-action.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { filterParameters } from '../../../lib/search/list-filters.ts'
import type { ReservationFilters } from './reservations-search.ts'

async function saveReservations(filters: ReservationFilters): Promise<void> {
  const file = await fetchStaffFile('reservation/export', { searchParams: filterParameters(filters) })
  saveFile(file, `${RESERVATIONS_EXPORT.fileName}-${dayInLima(Date.now())}.csv`)
}

/** Downloads all reservations that match the filters as CSV. */
export function ExportButton({ filters }: { filters: ReservationFilters }) {
  const saving = useAction({ mutationFn: saveReservations })
  return (
    <>
      <Button pending={saving.isPending} onClick={() => saving.mutate(filters)}>
        {RESERVATIONS_PANEL.export}
      </Button>
      {saving.error && (
        <Alert>
          <ProblemText problem={saving.error} />
        </Alert>
      )}
    </>
  )
}
