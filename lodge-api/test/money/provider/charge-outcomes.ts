import type { ApprovedCharge } from '../../../src/payments/payment-provider.ts'
import type { ChargeRecord } from './provider-books.ts'

/** `yyMMddHHmmss` in Lima time, five hours behind UTC. */
const limaStamp = (instant: number): string =>
  new Date(instant - 5 * 3_600_000).toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)

export const approvedCharge = (charge: ChargeRecord): ApprovedCharge => ({
  purchaseNumber: charge.purchaseNumber,
  amount: charge.amount,
  transactionId: charge.transactionId,
  traceNumber: '101',
  transactionDate: limaStamp(charge.at),
  signature: charge.signature,
  card: '491914******9067',
  brand: charge.brand,
  actionDescription: 'Aprobado y completado con exito',
})

export const denial = ({ brand }: ChargeRecord) => ({
  actionCode: '116',
  actionDescription: 'Fondos insuficientes',
  card: '411111******1111',
  brand,
})
