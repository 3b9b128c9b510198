import { CheckboxField } from 'shared-ui/components/CheckboxField'
import { SelectField } from 'shared-ui/components/SelectField'
import { TextField } from 'shared-ui/components/TextField'
import { COMPLAINT_LABELS as LABELS, COMPLAINTS_BOOK as WORDS } from 'shared-ui/copy/messages/complaints'
import { IDENTIFICATION_DOCUMENTS } from 'shared-ui/validators/reservations/client'
import { EmailField } from '../../lib/page/EmailField.tsx'
import { type FieldOf, FieldPair, FormPart } from './FormPart.tsx'

const DOCUMENTS = IDENTIFICATION_DOCUMENTS.map((name) => ({ value: name, label: name }))

/** The value of the ticked checkbox; the form's values are all strings. */
const TICKED = 'yes'

/** The consumer who complains, and the guardian of a minor. */
export function ConsumerPart({ field }: { field: FieldOf }) {
  const document = field('identificationDocument')
  const isMinor = field('isMinor')
  return (
    <FormPart title={WORDS.consumer}>
      <TextField {...field('names')} label={LABELS.names} autoComplete="name" required />
      <FieldPair>
        <SelectField {...document} label={LABELS.identificationDocument} choices={DOCUMENTS} required />
        <TextField
          {...field('identificationDocumentNumber')}
          label={LABELS.identificationDocumentNumber}
          inputMode={document.value === 'DNI' ? 'numeric' : 'text'}
          autoComplete="off"
          spellCheck={false}
          required
        />
      </FieldPair>
      <TextField {...field('location')} label={LABELS.location} autoComplete="street-address" required />
      <FieldPair>
        <TextField
          {...field('phone')}
          label={LABELS.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
        />
        <EmailField {...field('email')} label={LABELS.email} hint={WORDS.emailHint} />
      </FieldPair>
      <CheckboxField
        label={LABELS.isMinor}
        hint={WORDS.minorHint}
        name={isMinor.name}
        value={TICKED}
        checked={isMinor.value !== ''}
        onCheckedChange={(isTicked) => isMinor.onValueChange(isTicked ? TICKED : '')}
      />
      {isMinor.value !== '' && (
        <TextField {...field('guardian')} label={LABELS.guardian} hint={WORDS.guardianHint} required />
      )}
    </FormPart>
  )
}
