import { CORRECTION_LABELS } from 'shared-ui/copy/reservations/change/correct-reservation'
import { compareVersions, type EditRecord } from 'shared-ui/forms/use-edit-record'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import type { CorrectedField } from 'shared-ui/validators/reservations/reservation-corrections'
import { sentClient } from '../../../lib/client/staff-client.ts'
import { VersionConflict, versionLines } from '../../../lib/edit-record/VersionConflict.tsx'
import { CORRECTION, type CorrectionDraft } from './correction-draft.ts'

export type CorrectionConflictProps = {
  form: EditRecord<ReservationDetail, CorrectionDraft>
  /** The reservation as it was when the form opened. */
  read: ReservationDetail
  /** The version that somebody else has saved meanwhile. */
  saved: ReservationDetail
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys returns string[] for any object
const FIELDS = Object.keys(CORRECTION_LABELS) as CorrectedField[]

/** Both versions of a reservation's data after a version conflict. */
export function CorrectionConflict({ form, read, saved }: CorrectionConflictProps) {
  const draft = { ...form.draft, ...sentClient(form.draft) }
  const theirs = CORRECTION.draftOf(saved)
  const shown = Object.fromEntries(FIELDS.map((field) => [field, [theirs[field], draft[field]] as const]))
  const lines = versionLines(
    CORRECTION_LABELS,
    compareVersions({ read, saved, draft }, CORRECTION),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made from every field just above
    shown as Record<CorrectedField, readonly [string, string]>,
  )
  return (
    <VersionConflict
      version={saved.version}
      lines={lines}
      form={form}
      onTakeTheirs={() => form.acceptSaved(saved)}
    />
  )
}
