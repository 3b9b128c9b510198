import { RadioField } from 'shared-ui/components/RadioField'
import { TextAreaField } from 'shared-ui/components/TextAreaField'
import {
  COMPLAINT_KIND_TEXTS,
  COMPLAINT_LABELS as LABELS,
  COMPLAINTS_BOOK as WORDS,
} from 'shared-ui/copy/messages/complaints'
import { COMPLAINT_KINDS } from 'shared-ui/validators/messages/complaint'
import { type FieldOf, FormPart } from './FormPart.tsx'

const KINDS = COMPLAINT_KINDS.map((value) => ({ value, label: COMPLAINT_KIND_TEXTS[value] }))

/** The complaint and what the consumer demands. */
export function ComplaintPart({ field }: { field: FieldOf }) {
  return (
    <FormPart title={WORDS.complaint}>
      <RadioField {...field('kind')} label={LABELS.kind} choices={KINDS} required />
      <TextAreaField {...field('detail')} label={LABELS.detail} hint={WORDS.detailHint} rows={6} required />
      <TextAreaField {...field('asked')} label={LABELS.asked} hint={WORDS.demandHint} rows={3} required />
    </FormPart>
  )
}
