import type { FolioKind, Method } from '../../rules/money/folio.ts'

/** The methods with which money comes in and goes out. */
export const METHOD_WORDS: Record<Method, string> = {
  cash: 'Efectivo',
  yape: 'Yape',
  plin: 'Plin',
  transfer: 'Transferencia',
  card: 'Tarjeta en recepción',
  online: 'Tarjeta en la página',
  by_hand: 'A mano, sin medio anotado',
}

/** The kinds of entries of a folio. */
export const FOLIO_KIND_WORDS: Record<FolioKind, string> = {
  charge: 'Cargo',
  payment: 'Pago',
  refund: 'Devolución',
}

/** Who entered a payment that no staff member entered. */
export const NOBODY_ENTERED = 'La página'
