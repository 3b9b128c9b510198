import { RadioField } from 'shared-ui/components/RadioField'
import { TextField } from 'shared-ui/components/TextField'
import {
  GOOD_KIND_NAMES,
  COMPLAINT_LABELS as LABELS,
  COMPLAINTS_BOOK as WORDS,
} from 'shared-ui/copy/messages/complaints'
import { GOOD_KINDS } from 'shared-ui/validators/messages/complaint'
import { type FieldOf, FormPart } from './FormPart.tsx'

const KINDS = GOOD_KINDS.map((value) => ({ value, label: GOOD_KIND_NAMES[value] }))

/** The product or service that was bought, and the claimed amount. */
export function GoodPart({ field }: { field: FieldOf }) {
  return (
    <FormPart title={WORDS.good}>
      <RadioField {...field('goodKind')} label={LABELS.goodKind} choices={KINDS} required />
      <TextField
        {...field('goodDescription')}
        label={LABELS.goodDescription}
        hint={WORDS.goodHint}
        required
      />
      <TextField
        {...field('amount')}
        label={LABELS.amount}
        hint={WORDS.amountHint}
        inputMode="decimal"
        autoComplete="off"
        optional
      />
    </FormPart>
  )
}
