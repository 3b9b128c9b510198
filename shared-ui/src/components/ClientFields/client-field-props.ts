import { CLIENT_LABELS, type ClientField } from '../../copy/booking/client-form.ts'

type InputAttributes = {
  autoComplete: string
  inputMode?: 'email' | 'tel' | 'numeric' | 'text'
  type?: 'email' | 'tel'
  spellCheck?: boolean
}

/** Autocomplete token and keyboard of each field. */
const ATTRIBUTES: Record<ClientField, InputAttributes> = {
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
const keyboard = (name: ClientField, document: string): Partial<InputAttributes> =>
  name === 'identificationDocumentNumber' && document !== 'DNI' ? { inputMode: 'text' } : {}

/** Label, name and input attributes of one client field, given the selected type of document. */
export function clientFieldProps(name: ClientField, document: string) {
  const requirement = name === 'RUC' ? { optional: true } : { required: true }
  return {
    name,
    label: CLIENT_LABELS[name],
    ...requirement,
    ...ATTRIBUTES[name],
    ...keyboard(name, document),
  }
}
