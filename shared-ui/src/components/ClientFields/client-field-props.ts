import { CLIENT_LABELS, type ClientField } from '../../copy/client-form.ts'

type InputTraits = {
  autoComplete: string
  inputMode?: 'email' | 'tel' | 'numeric' | 'text'
  type?: 'email' | 'tel'
  spellCheck?: boolean
}

/** Autocomplete token and keyboard of each field. */
const TRAITS: Record<ClientField, InputTraits> = {
  names: { autoComplete: 'given-name' },
  surnames: { autoComplete: 'family-name' },
  email: { autoComplete: 'email', inputMode: 'email', type: 'email' },
  identificationDocument: { autoComplete: 'off' },
  identificationDocumentNumber: { autoComplete: 'off', inputMode: 'numeric', spellCheck: false },
  phone: { autoComplete: 'tel', inputMode: 'tel', type: 'tel' },
  location: { autoComplete: 'street-address' },
  country: { autoComplete: 'country-name' },
  age: { autoComplete: 'off', inputMode: 'numeric' },
  RUC: { autoComplete: 'off', inputMode: 'numeric', spellCheck: false },
}

/** Only a DNI is all digits, so only a DNI gets the numeric keyboard. */
const keyboard = (name: ClientField, document: string): Partial<InputTraits> =>
  name === 'identificationDocumentNumber' && document !== 'DNI' ? { inputMode: 'text' } : {}

/** Label, name and input attributes of one client field, given the selected type of document. */
export function clientFieldProps(name: ClientField, document: string) {
  const duty = name === 'RUC' ? { optional: true } : { required: true }
  return { name, label: CLIENT_LABELS[name], ...duty, ...TRAITS[name], ...keyboard(name, document) }
}
