import { TextField } from 'shared-ui/components/TextField'
import { CASH } from 'shared-ui/copy/cash/cash'
import { formProblems } from 'shared-ui/copy/forms/form-problems'
import { FIELD_SENTENCES } from 'shared-ui/copy/problems/problems'
import { FOLIO } from 'shared-ui/copy/reservations/folio'
import { useForm } from 'shared-ui/forms/use-form'
import { ConceptRequest, LONGEST_CONCEPT } from 'shared-ui/validators/payments/folio'
import { FormDialog } from '../../lib/forms/FormDialog.tsx'
import { parseSoles } from '../../lib/forms/soles-text.ts'
import { useCreateConcept } from './use-concepts.ts'

const words = CASH.concepts

type ConceptDraft = { name: string; price: string }

const requestOf = ({ name, price }: ConceptDraft) => ({
  name,
  price: price.trim() === '' ? null : parseSoles(price),
})

/** Validates a draft. An unreadable price would otherwise be sent as no price. */
function conceptProblems(draft: ConceptDraft): Partial<Record<keyof ConceptDraft, string>> {
  const isUnreadable = draft.price.trim() !== '' && parseSoles(draft.price) === null
  return {
    ...formProblems(ConceptRequest, requestOf(draft), { name: words.nameMissing }),
    ...(isUnreadable && { price: FIELD_SENTENCES.amount }),
  }
}

/** Dialog that adds a concept of charges. */
export function ConceptDialog({ onClose }: { onClose: () => void }) {
  const creating = useCreateConcept()
  const form = useForm({
    initial: { name: '', price: '' },
    check: conceptProblems,
    send: (draft) => creating.mutateAsync(requestOf(draft)),
    onSent: onClose,
  })
  return (
    <FormDialog title={words.add} submit={words.add} cancel={FOLIO.cancel} form={form} onCancel={onClose}>
      <TextField
        {...form.field('name')}
        label={words.name}
        maxLength={LONGEST_CONCEPT}
        autoComplete="off"
        required
        data-initial-focus
      />
      <TextField
        {...form.field('price')}
        label={words.price}
        hint={words.priceHint}
        inputMode="decimal"
        autoComplete="off"
        optional
      />
    </FormDialog>
  )
}
