import { LODGE } from 'content'
import { CheckboxField } from 'shared-ui/components/CheckboxField'
import { SelectField } from 'shared-ui/components/SelectField'
import { TextAreaField } from 'shared-ui/components/TextAreaField'
import { STAY_EXTRAS as WORDS } from 'shared-ui/copy/booking/booking-form'
import type { FieldsOf } from 'shared-ui/forms/use-form-fields'
import { arrivalChoices, LONGEST_COMMENTS, personChoices } from '../state/stay-extras.ts'
import type { BookingDraft } from './booking-draft.ts'
import styles from './ExtrasFields.module.css'

export type ExtrasFieldsProps = {
  field: FieldsOf<BookingDraft>['field']
  /** The capacity of the room. */
  capacity: number
  /** The form is being sent. */
  pending: boolean
}

/** The choices of an optional field: none at first, so that a choice can be taken back. */
const optional = (values: string[]) => [
  { value: '', label: WORDS.unknown },
  ...values.map((value) => ({ value, label: value })),
]

/** The optional fields about the stay: persons, hour of arrival, a pet, comments. */
export function ExtrasFields({ field, capacity, pending }: ExtrasFieldsProps) {
  return (
    <fieldset className={styles.section}>
      <legend>{WORDS.title}</legend>
      <p className={styles.hint}>{WORDS.hint}</p>
      <SelectField
        {...field('persons')}
        label={WORDS.persons}
        choices={optional(personChoices(capacity))}
        placeholder={WORDS.unknown}
        disabled={pending}
      />
      <SelectField
        {...field('arrival')}
        label={WORDS.arrival}
        choices={optional(arrivalChoices(LODGE.checkIn))}
        placeholder={WORDS.unknown}
        disabled={pending}
      />
      {LODGE.petPricePerNight !== undefined && (
        <PetField field={field} pricePerNight={LODGE.petPricePerNight} pending={pending} />
      )}
      <div className={styles.wide}>
        <TextAreaField
          {...field('comments')}
          label={WORDS.comments}
          hint={WORDS.commentsHint(LONGEST_COMMENTS)}
          rows={3}
          readOnly={pending}
        />
      </div>
    </fieldset>
  )
}

type PetFieldProps = Pick<ExtrasFieldsProps, 'field' | 'pending'> & { /** In soles. */ pricePerNight: number }

function PetField({ field, pricePerNight, pending }: PetFieldProps) {
  const { value, onValueChange, ...shared } = field('pet')
  return (
    <div className={styles.wide}>
      <CheckboxField
        {...shared}
        label={WORDS.pet}
        hint={WORDS.petHint(pricePerNight)}
        checked={value}
        aria-disabled={pending || undefined}
        onCheckedChange={onValueChange}
      />
    </div>
  )
}
