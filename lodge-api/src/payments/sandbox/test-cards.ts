import { isExpired, isLuhnValid } from './elements/card-rules.js'

/** A card as entered: digits only; `expiry` as `MM/AA`. */
export type TypedCard = { number: string; expiry: string; cvc: string }

/** Niubiz's published test cards (`docs/niubiz.md`). The last one is approved only with its own date and code. */
const APPROVED = new Set(['4919148107859067', '4500340090000016'])
const FULLY_CHECKED = { number: '4551708161768059', expiry: '03/28', cvc: '111' }
const NO_FUNDS = '4111111111111111'
const NOT_VALID = '4444333322221111'
const FRAUDULENT_EMAIL = 'reject@cybersource.com'

/** Returns the action code of an authorisation of this card. */
export function actionCodeFor(card: TypedCard, emails: string[], epochMs: number): string {
  if (emails.some((email) => email.trim().toLowerCase() === FRAUDULENT_EMAIL)) return '670'
  if (!isLuhnValid(card.number)) return '118'
  if (isExpired(card.expiry, epochMs)) return '101'
  if (APPROVED.has(card.number)) return '000'
  if (card.number === FULLY_CHECKED.number) {
    if (card.expiry !== FULLY_CHECKED.expiry) return '101'
    return card.cvc === FULLY_CHECKED.cvc ? '000' : '129'
  }
  if (card.number === NO_FUNDS) return '116'
  if (card.number === NOT_VALID) return '180'
  return '118'
}

/** The provider's wording, without accents. */
const DESCRIPTIONS: Record<string, string> = {
  '000': 'Aprobado y completado con exito',
  '101': 'Operacion denegada. Tarjeta vencida. Verifique los datos de su tarjeta.',
  '116': 'Operacion denegada. Fondos insuficientes. Comuniquese con su banco.',
  '118': 'Operacion denegada. Tarjeta no valida. Verifique los datos de su tarjeta.',
  '129': 'Operacion denegada. Codigo de seguridad incorrecto.',
  '180': 'Operacion denegada. Tarjeta no valida. Comuniquese con su banco.',
  '300': 'Operacion denegada. Numero de pedido duplicado.',
  '670': 'Operacion denegada. Comuniquese con el comercio.',
}

export function actionDescription(actionCode: string): string {
  return DESCRIPTIONS[actionCode] ?? 'Operacion denegada.'
}
