import { isDoubtfulDni, isDoubtfulPhone } from '../../rules/reservations/doubtful-client.ts'
import { probableEmail } from '../../rules/text/email-domain.ts'

/** A doubt about a value that is accepted nevertheless, with the value that was probably meant. */
export type Doubt = { text: string; fix?: { label: string; value: string } }

/** Ends a warning about a value that may be right. */
export const CAN_CONTINUE = 'Puede continuar si es correcto.'

/** The warnings about what people type in several forms. */
export const TYPED_WARNINGS = {
  email: (meant: string): string => `¿Quiso decir ${meant.slice(meant.lastIndexOf('@') + 1)}?`,
  acceptEmail: (meant: string): string => `Usar ${meant}`,
  dni: `Revise el DNI: tiene 8 cifras. ${CAN_CONTINUE}`,
  phone: `Revise el teléfono: un celular del Perú tiene 9 cifras y empieza con 9. ${CAN_CONTINUE}`,
} as const

/** The warning about an e-mail address whose domain is nearly that of a well-known provider; none for any other. */
export function emailWarning(typed: string): { email?: Doubt } {
  const meant = probableEmail(typed)
  if (meant === null) return {}
  const fix = { label: TYPED_WARNINGS.acceptEmail(meant), value: meant }
  return { email: { text: TYPED_WARNINGS.email(meant), fix } }
}

/** The warning about a Peruvian telephone number; `country` decides about a number without its country's code. */
export const phoneWarning = (typed: string, country: string): { phone?: Doubt } =>
  isDoubtfulPhone(typed, country) ? { phone: { text: TYPED_WARNINGS.phone } } : {}

type TypedDocument = { identificationDocument: string; identificationDocumentNumber: string }

/** The warning about the number of a DNI. */
export const documentWarning = (typed: TypedDocument): { identificationDocumentNumber?: Doubt } =>
  typed.identificationDocument === 'DNI' && isDoubtfulDni(typed.identificationDocumentNumber)
    ? { identificationDocumentNumber: { text: TYPED_WARNINGS.dni } }
    : {}
