import type { UnsettledPaymentResponse } from 'shared-ui/validators/payments/unsettled-payment'

/** A sample refund with an unclear outcome, for tests and stories, changed by `part`. */
export const samplePayment = (part: Partial<UnsettledPaymentResponse> = {}): UnsettledPaymentResponse => ({
  refundID: 'd1',
  purchaseNumber: '3310042',
  problem: 'refund_unclear',
  notConfigured: false,
  amount: 830.72,
  reservation: { _id: '018f-1', number: '52CC4B20' },
  client: { names: 'Rosa Elvira', surnames: 'Quispe Mamani', phone: '+51984000111' },
  since: '2026-11-27T15:05:00.000Z',
  ...part,
})

/** One of every problem, and one that was not paid by card. */
export const SAMPLE_PAYMENTS: UnsettledPaymentResponse[] = [
  samplePayment(),
  samplePayment({
    refundID: null,
    purchaseNumber: '3310043',
    problem: 'charge_unknown',
    amount: 259.6,
    reservation: { _id: '018f-2', number: '7A10F3C2' },
    client: { names: 'Thomas', surnames: 'Becker', phone: '+4915112345678' },
    since: '2026-11-28T13:20:00.000Z',
  }),
  samplePayment({
    refundID: null,
    purchaseNumber: '3310044',
    problem: 'charge_returning',
    amount: 519.2,
    reservation: { _id: '018f-3', number: '0B44D9E1' },
    client: { names: 'María José', surnames: 'Núñez & Hijos', phone: '987654321' },
    since: '2026-11-28T14:00:00.000Z',
  }),
  samplePayment({
    refundID: 'd2',
    purchaseNumber: '3310029',
    problem: 'refund_waiting',
    notConfigured: true,
    amount: 118,
    reservation: { _id: '018f-4', number: '91C0AA37' },
    client: { names: 'Ingrid', surnames: 'Sørensen', phone: '+4520123456' },
  }),
  samplePayment({
    refundID: 'd3',
    purchaseNumber: '3309870',
    problem: 'refund_manual',
    amount: 1038.4,
    reservation: { _id: '018f-5', number: 'E2F7710D' },
    client: { names: 'Óscar', surnames: 'Huamán Ttito', phone: '984111222' },
  }),
  samplePayment({
    refundID: 'd4',
    purchaseNumber: null,
    problem: 'refund_manual',
    amount: 80,
    reservation: { _id: '018f-6', number: '4D81B6F0' },
    client: {
      names: 'Ana Beatriz de las Mercedes',
      surnames: 'Lima e Souza Castelo Branco',
      phone: '+5511987654321',
    },
  }),
]
