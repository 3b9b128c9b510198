import { describe, expect, it } from 'vitest'
import { cancellationMail, changeMail, guestCancelledNotice, refundFailedNotice } from './change-mails.ts'
import type { MailDocument } from './mail-document.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'
import type { ReservationFacts } from './reservation-facts.ts'
import type { SettlementFacts } from './settlement-facts.ts'

const FACTS: ReservationFacts = {
  id: '01977000-0000-7000-8000-0000a1b2c3d4',
  state: 'confirmed',
  stay: { entry: '2026-11-30', departure: '2026-12-02' },
  pricePerNight: 2_500_000,
  price: 50_000,
  igv: 9_000,
  total: 59_000,
  room: { identifier: 'Molle', category: 'Doble' },
  client: { names: 'Rosa Elvira', surnames: 'Quispe & Hijos', email: 'rosa.quispe@example.pe' },
  payment: {
    purchaseNumber: '3310001',
    total: 70_800,
    card: '491914******9067',
    brand: 'visa',
    answer: '',
    at: '2026-11-28T23:30:15-05:00',
    testMode: true,
  },
}
const MONEY: SettlementFacts = {
  paidByCard: 70_800,
  changeToCard: 0,
  changeByHand: 0,
  percent: null,
  byGuest: false,
  toCard: 0,
  byHand: 0,
  failed: 0,
}
const LINKS = {
  publicUrl: 'https://lodge.example.pe',
  adminUrl: 'https://consola.example.pe',
  reservation: 'https://lodge.example.pe/my-reservation#abc',
}

const both = (document: MailDocument): string[] => [renderHtml(document), renderText(document)]

describe('the mail of a change', () => {
  const mail = (money: Partial<SettlementFacts> = {}, facts: Partial<ReservationFacts> = {}) =>
    both(changeMail({ ...FACTS, ...facts }, { ...MONEY, ...money }, LINKS))

  it.each([
    'Su reserva ha cambiado',
    'A1B2C3D4',
    'Molle, Doble',
    'lunes, 30 de noviembre de 2026',
    'miércoles, 2 de diciembre de 2026',
    'S/.\u00a0590.00',
    'De 7 a 13 días: se devuelve el 50 %.',
    'Modo de prueba',
    'https://lodge.example.pe/my-reservation#abc',
  ])('A-12, B-12 tells what holds now: %s', (said) => {
    for (const text of mail()) expect(text).toContain(said)
  })

  it.each([
    ['what is to be paid at the desk', { paidByCard: 47_200 }, 'Por pagar en el hospedaje', '118.00'],
    [
      'what is to be received there',
      { paidByCard: 59_000, changeByHand: 11_800 },
      'Por recibir en el hospedaje',
      '118.00',
    ],
    [
      'what goes back to the card',
      { paidByCard: 59_000, changeToCard: 11_800 },
      'Se devuelve a su tarjeta',
      '118.00',
    ],
  ])('A-12 tells %s', (_, money, label, amount) => {
    for (const text of mail(money)) {
      expect(text).toContain(label)
      expect(text).toContain(`S/.\u00a0${amount}`)
    }
  })

  it('A-12 speaks of no card where there was none', () => {
    for (const text of mail({ paidByCard: 0 }, { payment: null })) {
      expect(text).not.toMatch(/tarjeta|Por pagar/)
    }
  })
})

describe('the mail of a cancellation', () => {
  const mail = (money: Partial<SettlementFacts>) =>
    both(cancellationMail({ ...FACTS, state: 'cancelled' }, { ...MONEY, ...money }, LINKS))

  it('P-08 tells the share, and what goes back to the card and by hand', () => {
    for (const text of mail({ percent: 80, toCard: 56_640, byHand: 8_000 })) {
      expect(text).toContain('80 % de lo pagado')
      expect(text).toContain('S/.\u00a0566.40')
      expect(text).toContain('S/.\u00a080.00')
      expect(text).toContain('puede tardar unos días')
      expect(text).toContain('acordar cómo recibir')
    }
  })

  it('P-08 says so where nothing goes back, by the policy or since nothing was paid', () => {
    for (const text of mail({ percent: 0 })) expect(text).toContain('esta cancelación no tiene devolución')
    for (const text of mail({ percent: 80 })) expect(text).toContain('no hay nada que devolver')
  })
})

describe('the mails of a cancellation by the guest', () => {
  const NOTHING_TO_DO = 'No tiene que hacer nada más.'
  const facts = { ...FACTS, state: 'cancelled' } as const
  const byGuest = { ...MONEY, byGuest: true }
  const paidAll = { ...byGuest, paidByCard: 11_800, percent: 80, toCard: 47_200 }
  const paidAPart = { ...byGuest, paidByCard: 9_440, percent: 80, toCard: 37_760 }
  const paidNothing = { ...byGuest, paidByCard: 0, percent: 50 }
  const ASKED = /Si pagó algo (?:en el hospedaje|ahí)/

  it.each([
    ['say nothing of the desk where all was paid by card', paidAll, false],
    ['say what to do about the desk where a part was not', paidAPart, true],
    ['say the same where nothing was', paidNothing, true],
    ['say nothing of it where staff cancelled, who know', { ...paidNothing, byGuest: false }, false],
    ['say nothing of it where nothing goes back', { ...paidNothing, percent: 0 }, false],
  ])('B-12 %s', (_, money, isTold) => {
    const mails = [cancellationMail(facts, money, LINKS), guestCancelledNotice(facts, money, LINKS)]
    for (const text of mails.flatMap(both)) expect(ASKED.test(text)).toBe(isTold)
  })

  it.each([
    ['leave nothing to do where the card paid all', paidAll, true],
    ['nor where the policy gives nothing back', { ...paidNothing, percent: 0 }, true],
    ['nor where staff cancelled what nobody had paid', { ...paidNothing, byGuest: false }, true],
    ['ask where a part may have been paid at the desk', paidAPart, false],
    ['ask where all may have been', paidNothing, false],
    ['ask where a part is given by hand', { ...paidAll, byGuest: false, byHand: 8_000 }, false],
    ['ask where an earlier change left some to be given by hand', { ...paidAll, changeByHand: 8_000 }, false],
    ['ask where the bank refused', { ...paidAll, failed: 47_200 }, false],
  ])('B-12 %s', (_, money, isNothing) => {
    for (const text of both(cancellationMail(facts, money, LINKS))) {
      expect(text.includes(NOTHING_TO_DO)).toBe(isNothing)
      expect(text).not.toContain('y no tiene que hacer nada más')
    }
  })

  it('B-12 tell the lodge of no card where none paid', () => {
    for (const text of both(guestCancelledNotice(facts, paidNothing, LINKS))) {
      expect(text).not.toMatch(/tarjeta|S\/\.\s0\.00/)
    }
  })

  it('B-12 tell the lodge whose it was, what goes back, and where to see it', () => {
    for (const text of both(guestCancelledNotice(facts, paidAll, LINKS))) {
      for (const said of [
        'A1B2C3D4',
        'lunes, 30 de noviembre de 2026',
        'rosa.quispe@example.pe',
        'S/.\u00a0472.00',
        'ya se pidió al banco',
        `https://consola.example.pe/view-reservation/${FACTS.id}`,
      ]) {
        expect(text).toContain(said)
      }
    }
  })

  it('case 14 keep a line break in a name out of the subject', () => {
    const client = { ...FACTS.client, names: 'Ana\r\nBcc: otra@example.com' }
    expect(guestCancelledNotice({ ...facts, client }, paidAll, LINKS).subject).not.toMatch(/[\r\n]/)
  })
})

describe('the notice of a refund that failed', () => {
  it('P-08 tells the lodge whose, how much, and where to see to it', () => {
    for (const text of both(refundFailedNotice(FACTS, { ...MONEY, failed: 56_640 }, LINKS))) {
      expect(text).toContain('S/.\u00a0566.40')
      expect(text).toContain('rosa.quispe@example.pe')
      expect(text).toContain(`https://consola.example.pe/view-reservation/${FACTS.id}`)
    }
  })
})
