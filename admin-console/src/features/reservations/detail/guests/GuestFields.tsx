import { useId } from 'react'
import { DateField } from 'shared-ui/components/DateField'
import { SelectField } from 'shared-ui/components/SelectField'
import { TextField } from 'shared-ui/components/TextField'
import { COUNTRY_SUGGESTIONS, DOCUMENT_CHOICES } from 'shared-ui/copy/booking/client-form'
import { SEX_WORDS } from 'shared-ui/copy/guests/guest-register'
import { GUEST_LABELS, GUESTS, type GuestDraft } from 'shared-ui/copy/guests/guests'
import type { FormModel } from 'shared-ui/forms/use-form'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { SEXES } from 'shared-ui/validators/reservations/guest'

const SEX_CHOICES = SEXES.map((value) => ({ value, label: SEX_WORDS[value] }))

export type GuestFieldsProps = {
  form: Pick<FormModel<GuestDraft>, 'field'>
  /** The last possible birth date. */
  today: CalendarDate
}

/** The fields of a guest. The browser's autofill is off: it knows the staff member, not the guest. */
export function GuestFields({ form, today }: GuestFieldsProps) {
  const countries = useId()
  const field = (name: keyof GuestDraft) => ({
    ...form.field(name),
    label: GUEST_LABELS[name],
    autoComplete: 'off',
  })
  const isDni = form.field('identificationDocument').value === 'DNI'
  return (
    <>
      <TextField {...field('names')} required data-initial-focus />
      <TextField {...field('surnames')} required />
      <SelectField {...field('identificationDocument')} choices={DOCUMENT_CHOICES} required />
      <TextField
        {...field('identificationDocumentNumber')}
        inputMode={isDni ? 'numeric' : 'text'}
        spellCheck={false}
        required
      />
      <TextField
        {...field('nationality')}
        hint={GUESTS.nationalityHint}
        list={countries}
        maxLength={100}
        required
      />
      <SelectField {...field('sex')} choices={SEX_CHOICES} required />
      <DateField {...field('birthDate')} min="1900-01-01" max={today} required />
      <TextField {...field('origin')} hint={GUESTS.originHint} maxLength={200} optional />
      <datalist id={countries}>
        {COUNTRY_SUGGESTIONS.map((country) => (
          <option key={country} value={country} />
        ))}
      </datalist>
    </>
  )
}
