import { LODGE } from 'content'
import { PAYMENT_STATES } from 'shared-ui/validators/payments/reservation-payment'
import { describe, expect, it } from 'vitest'
import { bothForms, SAMPLE_FACTS, SAMPLE_LINKS, withPayment } from '../../../test/fixtures/sample-facts.ts'
import { paymentEndedMail, paymentEndedNotice } from './payment-ended-mails.ts'

const NO_DETAILS = { card: '', brand: '', actionCode: '', bankResponse: '' }
const NEVER_CHARGED = withPayment({ ...NO_DETAILS, state: 'never_charged' })
const DENIED_LATE = withPayment({
  state: 'denied_late',
  actionCode: '116',
  bankResponse: 'Fondos insuficientes',
})
const RETURNED = withPayment({ state: 'returned', stateAt: '2026-11-29T05:10:00.000Z' })

const RETRY_URL = 'https://lodge.example.pe/make-reservation/room-molle/2026-11-30/2026-12-02'
/** Words that only a mail about charged money may contain. */
const CHARGED = /devuelt|devolución|Monto|S\/\./i

const guestMail = (facts: typeof SAMPLE_FACTS) => paymentEndedMail(facts, SAMPLE_LINKS)
const lodgeMail = (facts: typeof SAMPLE_FACTS) => paymentEndedNotice(facts, SAMPLE_LINKS)

describe('paymentEndedMail', () => {
  it('M-01 says that nothing was charged and links back to the booking when the payment was never charged', () => {
    const mail = guestMail(NEVER_CHARGED)
    expect(mail?.subject).toBe('No se le ha cobrado nada: pedido 3310001')
    for (const text of bothForms(mail)) {
      for (const sentence of [
        'No se le ha cobrado nada',
        'El pago de su reserva se interrumpió y el proveedor de pagos no registra ningún cobro. No tiene que hacer nada con su banco.',
        'La habitación no quedó reservada. Si todavía la desea, puede intentarlo de nuevo.',
        'Intentar de nuevo',
        RETRY_URL,
        'lunes, 30 de noviembre de 2026',
        LODGE.phone,
      ]) {
        expect(text).toContain(sentence)
      }
      expect(text).not.toMatch(CHARGED)
      expect(text).not.toContain('Respuesta del banco')
    }
  })

  it('M-01 gives the reason of a late denial, says that nothing was charged, and advises', () => {
    const mail = guestMail(DENIED_LATE)
    expect(mail?.subject).toBe('Su pago fue denegado: pedido 3310001')
    for (const text of bothForms(mail)) {
      for (const sentence of [
        'La respuesta de su banco tardó en llegar: el pago fue denegado. No se le ha cobrado nada.',
        'Pruebe con otra tarjeta, o consulte con su banco.',
        'Respuesta del banco',
        'Fondos insuficientes',
        'Intentar de nuevo',
        RETRY_URL,
      ]) {
        expect(text).toContain(sentence)
      }
      expect(text).not.toMatch(CHARGED)
    }
  })

  it('M-01 shows amount, card and time of a returned charge', () => {
    const mail = guestMail(RETURNED)
    expect(mail?.subject).toBe('Su pago fue devuelto: pedido 3310001')
    for (const text of bothForms(mail)) {
      for (const sentence of [
        'Se hizo el cobro a su tarjeta, pero la reserva no se pudo completar. El proveedor de pagos ya registró la devolución del monto completo.',
        'Según su banco, la devolución puede tardar unos días en verse en el estado de cuenta.',
        'Monto devuelto',
        'S/.\u00a0590.00',
        'Visa 491914******9067',
        '28 nov. 2026, 23:30 (hora de Lima)',
        'Devolución registrada',
        '29 nov. 2026, 00:10 (hora de Lima)',
        RETRY_URL,
        'https://lodge.example.pe/rooms',
      ]) {
        expect(text).toContain(sentence)
      }
      expect(text).not.toContain('No se le ha cobrado')
    }
  })

  it('M-01 omits the card when the provider sent none', () => {
    const [, text] = bothForms(guestMail(withPayment({ state: 'returned', card: '', brand: '' })))
    expect(text).not.toContain('Tarjeta:')
  })

  it('M-01 shows no reservation number, because nothing was reserved', () => {
    for (const text of bothForms(guestMail(NEVER_CHARGED))) expect(text).not.toContain('A1B2C3D4')
  })

  it('B-05 marks a payment of the sandbox', () => {
    for (const text of bothForms(guestMail(withPayment({ state: 'returned', testMode: true })))) {
      expect(text).toContain('Modo de prueba')
    }
  })
})

describe('paymentEndedNotice', () => {
  it.each([
    [
      'never charged',
      NEVER_CHARGED,
      'Pago interrumpido, sin cobro: pedido 3310001, Rosa Elvira Quispe Mamani',
      'El proveedor de pagos no registra ningún cobro de este pedido.',
    ],
    [
      'denied late',
      DENIED_LATE,
      'Pago denegado: pedido 3310001, Rosa Elvira Quispe Mamani',
      'La respuesta del banco llegó tarde y fue negativa: no se cobró nada.',
    ],
    [
      'charged and returned',
      RETURNED,
      'Pago devuelto: pedido 3310001, Rosa Elvira Quispe Mamani',
      'El proveedor de pagos ya registró la devolución del monto completo',
    ],
  ])(
    "M-01 reports that the payment was %s, with the guest's contact details",
    (_ending, facts, subject, sentence) => {
      const mail = lodgeMail(facts)
      expect(mail?.subject).toBe(subject)
      for (const text of bothForms(mail)) {
        for (const part of [
          sentence,
          'Si la habitación sigue libre, puede comunicarse con el huésped y ofrecérsela.',
          'Rosa Elvira Quispe Mamani',
          'rosa.quispe@example.pe',
          '984000111',
          'Molle, Doble',
          'lunes, 30 de noviembre de 2026',
          'https://consola.example.pe/view-reservation/01977000-0000-7000-8000-0000a1b2c3d4',
        ]) {
          expect(text).toContain(part)
        }
      }
    },
  )

  it('M-01 gives the lodge the reason of a late denial, and no amount when nothing was charged', () => {
    for (const text of bothForms(lodgeMail(DENIED_LATE))) {
      expect(text).toContain('Fondos insuficientes')
      expect(text).not.toContain('S/.')
    }
    for (const text of bothForms(lodgeMail(NEVER_CHARGED))) expect(text).not.toContain('S/.')
    for (const text of bothForms(lodgeMail(RETURNED))) expect(text).toContain('S/.\u00a0590.00')
  })

  it('case 14 removes line breaks of a name from the subject', () => {
    const client = { ...SAMPLE_FACTS.client, names: 'Ana\r\nBcc: otra@example.com' }
    expect(lodgeMail({ ...RETURNED, client })?.subject).not.toMatch(/[\r\n]/)
  })
})

describe('payment-ended mails in other states', () => {
  const others = PAYMENT_STATES.filter(
    (state) => !['never_charged', 'denied_late', 'returned'].includes(state),
  )

  it.each(others)('M-01 are not sent while the purchase is %s', (state) => {
    expect(guestMail(withPayment({ state }))).toBeNull()
    expect(lodgeMail(withPayment({ state }))).toBeNull()
  })

  it('M-01 are not sent when staff made the reservation', () => {
    expect(guestMail({ ...SAMPLE_FACTS, payment: null })).toBeNull()
    expect(lodgeMail({ ...SAMPLE_FACTS, payment: null })).toBeNull()
  })
})
