import { SEX_WORDS } from 'shared-ui/copy/guests/guest-register'
import { EMPTY_GUEST, GUEST_LABELS, GUESTS, type GuestDraft } from 'shared-ui/copy/guests/guests'
import { compareVersions, type EditRecord, useEditRecord } from 'shared-ui/forms/use-edit-record'
import { Guest, type GuestResponse, SEXES } from 'shared-ui/validators/reservations/guest'
import { VersionConflict, versionLines } from '../../../../lib/edit-record/VersionConflict.tsx'
import { FormDialog } from '../../../../lib/forms/FormDialog.tsx'
import { useTodayInLima } from '../../../../lib/nights/today-in-lima.ts'
import { GuestFields } from './GuestFields.tsx'
import { GUEST_RECORD } from './guest-draft.ts'
import { useSaveGuest } from './use-guests.ts'

export type GuestDialogProps = {
  reservationId: string
  /** The guest to correct as it was when the dialog opened; null for a new one. */
  guest: GuestResponse | null
  /** What is known of a new guest. */
  known?: GuestDraft | undefined
  onClose: () => void
}

/** Dialog that adds a guest or corrects one; after a version conflict it shows both versions. */
export function GuestDialog({ reservationId, guest, known = EMPTY_GUEST, onClose }: GuestDialogProps) {
  const saving = useSaveGuest(reservationId)
  const today = useTodayInLima()
  const form = useEditRecord<GuestResponse, GuestDraft>(guest, {
    ...GUEST_RECORD,
    // What is known of a new guest is not input that could be lost.
    draftOf: (record) => (record === null ? known : GUEST_RECORD.draftOf(record)),
    schema: Guest,
    save: async (draft, stored) => {
      await saving.mutateAsync({ draft, stored })
      return reservationId
    },
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={guest === null ? GUESTS.addTitle : GUESTS.editTitle}
      submit={GUESTS.save}
      cancel={GUESTS.cancel}
      form={form}
      onCancel={onClose}
    >
      <GuestFields form={form} today={today} />
      {form.read && form.saved && <GuestConflict form={form} read={form.read} saved={form.saved} />}
    </FormDialog>
  )
}

type GuestConflictProps = {
  form: EditRecord<GuestResponse, GuestDraft>
  read: GuestResponse
  saved: GuestResponse
}

const sexText = (value: string): string => {
  const sex = SEXES.find((known) => known === value)
  return sex ? SEX_WORDS[sex] : value
}

/** Both versions of a guest whom two staff members edited. */
function GuestConflict({ form, read, saved }: GuestConflictProps) {
  const { draft } = form
  const theirs = GUEST_RECORD.draftOf(saved)
  const pair = (field: keyof GuestDraft) => [theirs[field], draft[field]] as const
  const lines = versionLines(GUEST_LABELS, compareVersions({ read, saved, draft }, GUEST_RECORD), {
    names: pair('names'),
    surnames: pair('surnames'),
    identificationDocument: pair('identificationDocument'),
    identificationDocumentNumber: pair('identificationDocumentNumber'),
    nationality: pair('nationality'),
    sex: [sexText(theirs.sex), sexText(draft.sex)],
    birthDate: pair('birthDate'),
    origin: pair('origin'),
  })
  return (
    <VersionConflict
      version={saved.version}
      lines={lines}
      form={form}
      onTakeTheirs={() => form.acceptSaved(saved)}
    />
  )
}
