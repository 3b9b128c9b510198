import { useId, useState } from 'react'
import {
  CLIENT_HINTS,
  CLIENT_SECTIONS,
  type ClientDraft,
  type ClientField,
  type ClientProblems,
  COUNTRY_SUGGESTIONS,
  DOCUMENT_CHOICES,
  rucWarning,
} from '../../copy/client-form.ts'
import { SelectField } from '../SelectField/SelectField.tsx'
import { TextField } from '../TextField/TextField.tsx'
import styles from './ClientFields.module.css'
import { clientFieldProps } from './client-field-props.ts'

export type ClientFieldsProps = {
  /** The client as typed. */
  draft: ClientDraft
  /** Told of every change with the whole draft. */
  onDraftChange: (draft: ClientDraft) => void
  /** What is wrong with the draft now, by field: `clientProblems(draft)`, and what the server has refused. */
  problems: ClientProblems
  /**
   * Shows every problem, for after an attempt to send; until then only those of fields that were left. Then call
   * `focusFirstFault(form)` of components/Field.
   */
  showAll?: boolean | undefined
  /** What was typed is being sent: it stays readable and keeps the focus, and cannot be changed. */
  locked?: boolean | undefined
}

/** V-03, V-04, V-05: the fields of a client, without the form around them. Controlled, so that any form can hold it. */
export function ClientFields({ draft, onDraftChange, problems, ...props }: ClientFieldsProps) {
  const { showAll = false, locked = false } = props
  const [left, setLeft] = useState<ReadonlySet<ClientField>>(new Set())
  const countries = useId()
  const field = (name: ClientField) => ({
    ...clientFieldProps(name, draft.identificationDocument),
    value: draft[name],
    error: showAll || left.has(name) ? problems[name] : undefined,
    onValueChange: (value: string) => onDraftChange({ ...draft, [name]: value }),
    onBlur: () => setLeft((before) => new Set(before).add(name)),
  })
  const text = (name: ClientField) => ({ ...field(name), readOnly: locked })
  return (
    <>
      <fieldset className={styles.section}>
        <legend>{CLIENT_SECTIONS.who}</legend>
        <TextField {...text('names')} />
        <TextField {...text('surnames')} />
        <SelectField {...field('identificationDocument')} choices={DOCUMENT_CHOICES} disabled={locked} />
        <TextField {...text('identificationDocumentNumber')} />
        <TextField {...text('age')} />
        <TextField {...text('RUC')} warning={rucWarning(draft.RUC)} hint={CLIENT_HINTS.ruc} />
      </fieldset>
      <fieldset className={styles.section}>
        <legend>{CLIENT_SECTIONS.contact}</legend>
        <TextField {...text('email')} hint={CLIENT_HINTS.email} />
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
