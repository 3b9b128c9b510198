import {
  isDoubtfulDni,
  isDoubtfulPhone,
  isDoubtfulRuc,
  isMinorsAge,
} from '../../rules/reservations/doubtful-client.ts'
import { probableEmail } from '../../rules/text/email-domain.ts'
import type { ClientDraft, ClientField } from './client-form.ts'

/** A doubt about a value that is accepted nevertheless, with the value that was probably meant. */
type Doubt = { text: string; fix?: { label: string; value: string } }

const CAN_CONTINUE = 'Puede continuar si es correcto.'

/** The sentences of the warnings. */
export const CLIENT_WARNINGS = {
  email: (meant: string): string => `¿Quiso decir ${meant.slice(meant.lastIndexOf('@') + 1)}?`,
  acceptEmail: (meant: string): string => `Usar ${meant}`,
  dni: `Revise el DNI: tiene 8 cifras. ${CAN_CONTINUE}`,
  ruc: `Revise el RUC: tiene 11 cifras y este no coincide con su último dígito. ${CAN_CONTINUE}`,
  phone: `Revise el teléfono: un celular del Perú tiene 9 cifras y empieza con 9. ${CAN_CONTINUE}`,
  minor: 'Revise la edad. Un menor de 18 años se aloja con su madre, su padre o su tutor.',
} as const

function emailDoubt(typed: string): Doubt | undefined {
  const meant = probableEmail(typed)
  return meant === null
    ? undefined
    : { text: CLIENT_WARNINGS.email(meant), fix: { label: CLIENT_WARNINGS.acceptEmail(meant), value: meant } }
}

/** The doubts about a client's data: what cannot be right and is not refused. */
export function clientWarnings(draft: ClientDraft): Partial<Record<ClientField, Doubt>> {
  const { identificationDocument, identificationDocumentNumber, phone, country, age, RUC } = draft
  const email = emailDoubt(draft.email)
  const isDni = identificationDocument === 'DNI'
  return {
    ...(email && { email }),
    ...(isDni &&
      isDoubtfulDni(identificationDocumentNumber) && {
        identificationDocumentNumber: { text: CLIENT_WARNINGS.dni },
      }),
    ...(isDoubtfulPhone(phone, country) && { phone: { text: CLIENT_WARNINGS.phone } }),
    ...(isMinorsAge(age) && { age: { text: CLIENT_WARNINGS.minor } }),
    ...(isDoubtfulRuc(RUC) && { RUC: { text: CLIENT_WARNINGS.ruc } }),
  }
}
