import { isMinorsAge, rucDoubt } from '../../rules/reservations/doubtful-client.ts'
import type { ClientDraft } from '../../validators/reservations/client.ts'
import {
  CAN_CONTINUE,
  type Doubt,
  documentWarning,
  emailWarning,
  phoneWarning,
} from '../forms/typed-warnings.ts'
import type { ClientField } from './client-form.ts'

/** The warnings that only the client form has. */
export const CLIENT_WARNINGS = {
  ruc: {
    length: `Revise el RUC: tiene 11 cifras. ${CAN_CONTINUE}`,
    beginning: `Revise el RUC: empieza con 10, 15, 16, 17 o 20. ${CAN_CONTINUE}`,
    check_digit: `Revise el RUC: su última cifra no corresponde a las demás. ${CAN_CONTINUE}`,
  },
  minor: 'Revise la edad. Un menor de 18 años se aloja con su madre, su padre o su tutor.',
} as const

/** The doubts about a client's data: what cannot be right and is not refused. */
export function clientWarnings(draft: ClientDraft): Partial<Record<ClientField, Doubt>> {
  const ruc = rucDoubt(draft.RUC)
  return {
    ...emailWarning(draft.email),
    ...documentWarning(draft),
    ...phoneWarning(draft.phone, draft.country),
    ...(isMinorsAge(draft.age) && { age: { text: CLIENT_WARNINGS.minor } }),
    ...(ruc !== null && { RUC: { text: CLIENT_WARNINGS.ruc[ruc] } }),
  }
}
