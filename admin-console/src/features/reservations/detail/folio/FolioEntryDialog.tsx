import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RadioField } from 'shared-ui/components/RadioField'
import { TextField } from 'shared-ui/components/TextField'
import { METHOD_WORDS } from 'shared-ui/copy/cash/methods'
import { FOLIO } from 'shared-ui/copy/reservations/folio'
import { type FormModel, useForm } from 'shared-ui/forms/use-form'
import { DESK_METHODS, type FolioKind } from 'shared-ui/rules/money/folio'
import {
  type FolioResponseBody,
  LONGEST_CONCEPT,
  LONGEST_REFERENCE,
} from 'shared-ui/validators/payments/folio'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import { FormDialog } from '../../../../lib/forms/FormDialog.tsx'
import { conceptQueries } from '../../../../lib/queries/concept-queries.ts'
import { stayOf } from '../../reservation-words.ts'
import {
  type EntryDraft,
  entryDraft,
  entryFields,
  entryProblems,
  offeredConcepts,
  withConcept,
} from './folio-draft.ts'
import { folioChangedMeanwhile, isLost, useAddEntry } from './use-folio.ts'

const TITLES = {
  charge: [FOLIO.addCharge, FOLIO.saveCharge],
  payment: [FOLIO.addPayment, FOLIO.savePayment],
  refund: [FOLIO.addRefund, FOLIO.saveRefund],
} as const
const METHODS = DESK_METHODS.map((method) => ({ value: method, label: METHOD_WORDS[method] }))

export type FolioEntryDialogProps = {
  kind: FolioKind
  reservation: ReservationDetail
  /** Receives the folio with the new entry; the dialog is closed by it, else by `onClose`. */
  onAdded?: (folio: FolioResponseBody) => void
  onClose: () => void
}

/** What to do about a lost response or a folio that somebody else changed; otherwise the error has its own sentence. */
function problemText(problem: unknown): string | undefined {
  const saved = folioChangedMeanwhile(problem)
  if (saved) return FOLIO.changed(saved.balance)
  return isLost(problem) ? FOLIO.lost : undefined
}

/** Dialog that adds a charge, payment or refund. The amount of a payment is the balance until it is changed. */
export function FolioEntryDialog({ kind, reservation, onAdded, onClose }: FolioEntryDialogProps) {
  const adding = useAddEntry(reservation._id)
  const saved = folioChangedMeanwhile(adding.error)
  // The version that the dialog was opened with: an entry that appears meanwhile is reported, not passed over.
  const [opened] = useState(reservation.folio)
  const folio = saved && saved.version > opened.version ? saved : opened
  const form = useForm({
    initial: entryDraft(kind, opened.balance),
    check: entryProblems,
    send: (draft) => adding.mutateAsync({ fields: entryFields(draft), version: folio.version }),
    onSent: ({ folio: added }) => (onAdded ? onAdded(added) : onClose()),
  })
  const [title, submit] = TITLES[kind]
  return (
    <FormDialog
      title={title}
      submit={submit}
      cancel={FOLIO.cancel}
      form={form}
      problem={problemText(adding.error)}
      onCancel={onClose}
      before={kind === 'refund' && <p>{FOLIO.refundNote}</p>}
    >
      {kind === 'charge' && <ConceptField form={form} nights={stayOf(reservation).nights} />}
      <TextField
        {...form.field('amount')}
        label={FOLIO.amount}
        inputMode="decimal"
        autoComplete="off"
        required
        // The suggested amount is replaced by what is typed.
        onFocus={(event) => event.currentTarget.select()}
        {...(kind !== 'charge' && { 'data-initial-focus': true })}
      />
      {kind !== 'charge' && (
        <RadioField {...form.field('method')} label={FOLIO.method} choices={METHODS} required />
      )}
      <TextField
        {...form.field('reference')}
        label={FOLIO.reference}
        autoComplete="off"
        maxLength={LONGEST_REFERENCE}
        optional
      />
    </FormDialog>
  )
}

type ConceptFieldProps = { form: Pick<FormModel<EntryDraft>, 'field' | 'setDraft'>; nights: number }

/** The concept of a charge, typed or chosen from the list; a concept with a price sets the amount. */
function ConceptField({ form, nights }: ConceptFieldProps) {
  const concepts = useQuery(conceptQueries.list())
  const offered = offeredConcepts(nights, concepts.data ?? [])
  return (
    <>
      <TextField
        {...form.field('concept')}
        label={FOLIO.concept}
        hint={FOLIO.conceptHint}
        list="folio-concepts"
        autoComplete="off"
        maxLength={LONGEST_CONCEPT}
        onValueChange={(concept) => form.setDraft((draft) => withConcept(draft, concept, offered))}
        required
        data-initial-focus
      />
      <datalist id="folio-concepts">
        {offered.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}
