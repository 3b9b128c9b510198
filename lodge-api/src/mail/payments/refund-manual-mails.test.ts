import { LODGE } from 'content'
import type { RefundProblem } from 'shared-ui/validators/payments/reservation-payment'
import { describe, expect, it } from 'vitest'
import {
  bothForms,
  SAMPLE_FACTS,
  SAMPLE_LINKS,
  SAMPLE_MONEY,
  withPayment,
} from '../../../test/fixtures/sample-facts.ts'
import { refundManualMail, refundManualNotice } from './refund-manual-mails.ts'

const owing = (...problems: RefundProblem[]) => ({
  ...SAMPLE_MONEY,
  manual: problems.map((problem) => ({ amount: 47_200, problem })),
})

describe('refundManualMail', () => {
  it('M-05 gives reason, amount, means of payment and contact', () => {
    const mail = refundManualMail(SAMPLE_FACTS, owing('too_old'), SAMPLE_LINKS)
    expect(mail?.subject).toBe('Su devolución se pagará por otro medio: reserva A1B2C3D4')
    for (const text of bothForms(mail)) {
      for (const sentence of [
        'Su devolución se pagará por otro medio',
        'El pago tiene más de seis meses y el proveedor de pagos ya no permite devolverlo a la tarjeta.',
        `Por eso ${LODGE.name} le pagará S/.\u00a0472.00 por otro medio: transferencia, Yape o efectivo. Ese pago todavía está pendiente.`,
        `Para acordar cómo recibirlo, responda a este correo (${LODGE.email}) o llámenos al ${LODGE.phone}.`,
        'Visa 491914******9067',
      ]) {
        expect(text).toContain(sentence)
      }
      expect(text).not.toMatch(/devuelt[oa]/i)
    }
  })

  it.each<[RefundProblem, string, string]>([
    ['brand', 'amex', 'El proveedor de pagos no permite devoluciones a tarjetas American Express.'],
    ['brand', '', 'El proveedor de pagos no permite devoluciones a tarjetas de esa marca.'],
    ['refused', 'visa', 'El proveedor de pagos rechazó la devolución a la tarjeta.'],
    ['', 'visa', 'El proveedor de pagos no puede hacer la devolución a la tarjeta.'],
    ['not_configured', 'visa', 'El proveedor de pagos no puede hacer la devolución a la tarjeta.'],
  ])('M-05 gives guest and lodge the reason for problem %j and card brand %j', (problem, brand, sentence) => {
    const facts = withPayment({ brand })
    const mails = [
      refundManualMail(facts, owing(problem), SAMPLE_LINKS),
      refundManualNotice(facts, owing(problem), SAMPLE_LINKS),
    ]
    for (const text of mails.flatMap(bothForms)) expect(text).toContain(sentence)
  })

  it('M-05 adds up the amounts and gives a shared reason once', () => {
    const [, text = ''] = bothForms(refundManualMail(SAMPLE_FACTS, owing('refused', 'refused'), SAMPLE_LINKS))
    expect(text).toContain('S/.\u00a0944.00')
    expect(text.match(/rechazó la devolución/g)).toHaveLength(1)
  })

  it('M-05 is not sent to guest or lodge when nothing is owed any more', () => {
    expect(refundManualMail(SAMPLE_FACTS, SAMPLE_MONEY, SAMPLE_LINKS)).toBeNull()
    expect(refundManualNotice(SAMPLE_FACTS, SAMPLE_MONEY, SAMPLE_LINKS)).toBeNull()
  })
})

describe('refundManualNotice', () => {
  it('M-05 says what to do, whom to pay and where to record it', () => {
    const mail = refundManualNotice(SAMPLE_FACTS, owing('refused'), SAMPLE_LINKS)
    expect(mail?.subject).toBe('Devolución por pagar a mano: reserva A1B2C3D4, Rosa Elvira Quispe Mamani')
    for (const text of bothForms(mail)) {
      for (const sentence of [
        'Hay que pagar una devolución por otro medio',
        'El huésped sigue sin recibir S/.\u00a0472.00. El sistema le escribe que el hospedaje se lo pagará por transferencia, Yape o en efectivo.',
        'Comuníquese con el huésped, páguele y anótelo en la consola, en la reservación o en los pagos por revisar.',
        'rosa.quispe@example.pe',
        '984000111',
        'https://consola.example.pe/view-reservation/01977000-0000-7000-8000-0000a1b2c3d4',
        'https://consola.example.pe/payments-panel',
      ]) {
        expect(text).toContain(sentence)
      }
    }
  })

  it('case 14 removes line breaks of a name from the subject', () => {
    const client = { ...SAMPLE_FACTS.client, names: 'Ana\r\nBcc: otra@example.com' }
    const mail = refundManualNotice({ ...SAMPLE_FACTS, client }, owing('refused'), SAMPLE_LINKS)
    expect(mail?.subject).not.toMatch(/[\r\n]/)
  })
})
