import { formatNights, formatSoles } from '../format.ts'

/** Cuenta, the folio of a reservation: charges, payments, refunds and balance. */
export const FOLIO = {
  title: 'Cuenta',
  stay: 'Estadía',
  /** A stay that was cancelled or deleted. */
  retained: 'Retenido de la estadía',
  /** Of nights that changes took out of the stay. */
  changeRetained: 'Retenido por cambios',
  charges: 'Cargos',
  payments: 'Pagos',
  refunds: 'Devoluciones',
  settled: 'Saldo',
  owes: 'Saldo por cobrar',
  credit: 'A favor del huésped',
  owesBriefly: (balance: number): string => `Debe ${formatSoles(balance)}`,
  creditBriefly: (balance: number): string => `A favor ${formatSoles(-balance)}`,
  /** A balance of zero. */
  paid: 'Pagado',
  loading: 'Cargando la cuenta',
  igvNote: 'Los montos incluyen IGV.',
  empty: 'Todavía no hay cargos ni pagos.',
  entries: 'Movimientos',
  addCharge: 'Agregar cargo',
  addPayment: 'Registrar pago',
  addRefund: 'Devolver dinero',
  saveCharge: 'Agregar',
  savePayment: 'Registrar',
  saveRefund: 'Anotar devolución',
  cancel: 'Volver',
  concept: 'Concepto',
  conceptHint: 'Elija uno de la lista o escriba otro.',
  conceptMissing: 'Escriba para qué es el cargo.',
  amount: 'Monto en soles',
  amountMissing: 'Escriba el monto.',
  method: 'Medio',
  methodMissing: 'Elija con qué se pagó.',
  reference: 'N.º de operación o comanda',
  petFor: (nights: number): string => `Mascota, ${formatNights(nights)}`,
  restaurant: 'Restaurante',
  refundNote: 'Anote aquí lo que devuelve en recepción. Las devoluciones de una cancelación se anotan solas.',
  /** Somebody else changed the folio, or an earlier attempt whose response was lost did. */
  changed: (balance: number): string =>
    `Esta cuenta cambió mientras tanto, y esto no se guardó. El saldo es ahora ${formatSoles(balance)}. Revise los movimientos y guarde de nuevo si aún corresponde.`,
  lost: 'No hay conexión con el servidor, y no se sabe si se guardó. Revise la conexión y pulse otra vez: no se anota dos veces.',
  /** A staff member's username, after the method. */
  by: (name: string): string => `por ${name}`,
  voided: (name: string, at: string, reason: string): string => `Anulado por ${name}, ${at}: ${reason}`,
  void: 'Anular',
  voidOf: (what: string, amount: number): string => `Anular ${what}, ${formatSoles(amount)}`,
  voidTitle: 'Anular un movimiento',
  voidNote: 'El movimiento queda a la vista como anulado y deja de contar. Esto no se puede deshacer.',
  voidDone: (line: string): string => `Se anuló: ${line}.`,
  voidReason: 'Motivo',
  voidReasonMissing: 'Escriba el motivo.',
} as const
