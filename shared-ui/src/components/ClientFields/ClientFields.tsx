import { type ReactNode, useId } from 'react'
import {
  CLIENT_HINTS,
  CLIENT_SECTIONS,
  type ClientField,
  COUNTRY_SUGGESTIONS,
  DOCUMENT_CHOICES,
} from '../../copy/booking/client-form.ts'
import type { TextFieldOf } from '../Field/Field.tsx'
import { SelectField } from '../SelectField/SelectField.tsx'
import { TextField } from '../TextField/TextField.tsx'
import styles from './ClientFields.module.css'
import { clientFieldProps } from './client-field-props.ts'

export type ClientFieldsProps = {
  /** Returns the props that bind a field to the surrounding form. */
  field: TextFieldOf<ClientField>
  /** The values are being sent: the fields stay readable and focused but are read-only. */
  pending?: boolean | undefined
  /** Below the e-mail field. */
  belowEmail?: ReactNode
  /** The client has no e-mail address: there is no field for it. */
  withoutEmail?: boolean | undefined
}

/** The fields of a client, for any form whose draft has them. */
export function ClientFields({ field: bind, pending = false, ...email }: ClientFieldsProps) {
  const countries = useId()
  const document = bind('identificationDocument').value
  const field = (name: ClientField) => ({ ...clientFieldProps(name, document), ...bind(name) })
  const text = (name: ClientField) => ({ ...field(name), readOnly: pending })
  return (
    <>
      <fieldset className={styles.section}>
        <legend>{CLIENT_SECTIONS.who}</legend>
        <TextField {...text('names')} />
        <TextField {...text('surnames')} />
        <SelectField {...field('identificationDocument')} choices={DOCUMENT_CHOICES} disabled={pending} />
        <TextField {...text('identificationDocumentNumber')} />
        <TextField {...text('age')} />
        <TextField {...text('RUC')} hint={CLIENT_HINTS.ruc} />
      </fieldset>
      <fieldset className={styles.section}>
        <legend>{CLIENT_SECTIONS.contact}</legend>
        {!email.withoutEmail && <TextField {...text('email')} hint={CLIENT_HINTS.email} />}
        {email.belowEmail}
        <TextField {...text('phone')} hint={CLIENT_HINTS.phone} />
      </fieldset>
      <fieldset className={styles.section}>
        <legend>{CLIENT_SECTIONS.home}</legend>
        <TextField {...text('country')} list={countries} />
        <TextField {...text('location')} />
        <datalist id={countries}>
          {COUNTRY_SUGGESTIONS.map((country) => (
            <option key={country} value={country} />
          ))}
        </datalist>
      </fieldset>
    </>
  )
}
