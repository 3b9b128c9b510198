import { REFUND_WORDS } from 'shared-ui/copy/mails/change-mails'
import { describe, expect, it } from 'vitest'
import {
  bothForms,
  SAMPLE_FACTS,
  SAMPLE_LINKS,
  SAMPLE_MONEY,
  SAMPLE_PAYMENT,
} from '../../test/fixtures/sample-facts.ts'
import { cancellationMail, changeMail, guestCancelledNotice } from './change-mails.ts'
import type { ReservationFacts } from './reservation-facts.ts'
import { NO_REFUND, type RefundParts, type SettlementFacts } from './settlement-facts.ts'

const FACTS: ReservationFacts = {
  ...SAMPLE_FACTS,
  payment: { ...SAMPLE_PAYMENT, total: 70_800, testMode: true },
}
const MONEY: SettlementFacts = { ...SAMPLE_MONEY, paidByCard: 70_800 }

const parts = (changes: Partial<RefundParts>): RefundParts => ({ ...NO_REFUND, ...changes })

describe('changeMail', () => {
  const mail = (money: Partial<SettlementFacts> = {}, facts: Partial<ReservationFacts> = {}) =>
    bothForms(changeMail({ ...FACTS, ...facts }, { ...MONEY, ...money }, SAMPLE_LINKS))

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
  ])('A-12, B-12 shows the changed reservation: %s', (expected) => {
    for (const text of mail()) expect(text).toContain(expected)
  })

  it('D-07 names the rooms of a guest who changes rooms, and what the nights in each cost', () => {
    const nights = { inDate: '2026-11-30', outDate: '2026-11-30', pricePerNight: 2_000_000, price: 20_000 }
    const segments = [
      { ...nights, room: { identifier: 'Quinual' } },
      {
        room: { identifier: 'Molle' },
        inDate: '2026-12-01',
        outDate: '2026-12-01',
        pricePerNight: 3_000_000,
        price: 30_000,
      },
    ]
    for (const text of mail({}, { segments })) {
      expect(text).toContain(
        'Del 30 de noviembre al 1 de diciembre en Quinual, del 1 al 2 de diciembre en Molle',
      )
      expect(text).toContain('Del 1 al 2 de diciembre en Molle, 1 noche a S/.\u00a0300.00')
      expect(text).not.toContain('Precio por noche')
    }
  })

  const folio = (changes: Partial<SettlementFacts['folio']>) => ({ ...MONEY.folio, ...changes })

  it.each([
    [
      'the amount to pay at the desk',
      { folio: folio({ paid: 47_200, balance: 11_800 }) },
      'Por pagar en el hospedaje',
    ],
    ['the amount to receive at the desk', { change: parts({ desk: 11_800 }) }, 'Por recibir en el hospedaje'],
    [
      'the amount refunded to the card',
      { change: parts({ toCard: 11_800 }) },
      'Le devolveremos a su tarjeta',
    ],
    ['the amount that is retained', { folio: folio({ retained: 11_800 }) }, 'Retenido según las condiciones'],
    ['what was consumed', { folio: folio({ charges: 11_800 }) }, 'Consumos y otros cargos'],
  ])('D-06 shows %s', (_, money, label) => {
    for (const text of mail(money)) {
      expect(text).toContain(label)
      expect(text).toContain('S/.\u00a0118.00')
    }
  })

  it('D-06 shows what was paid before the change refunded a part', () => {
    for (const text of mail({ folio: folio({ paid: 59_000 }), change: parts({ manual: 11_800 }) })) {
      expect(text).toContain('S/.\u00a0708.00')
    }
  })

  it('M-05 explains how a part that the card cannot receive is paid', () => {
    for (const text of mail({ change: parts({ manual: 11_800 }) })) {
      expect(text).toContain('Le pagaremos por otro medio')
      expect(text).toContain('Se lo pagaremos por transferencia, Yape o en efectivo')
      expect(text).not.toContain('Le devolveremos a su tarjeta')
    }
  })

  it('D-06 does not mention money if nothing was paid', () => {
    for (const text of mail({ folio: folio({ paid: 0, balance: 59_000 }) }, { payment: null })) {
      expect(text).not.toMatch(/tarjeta|Por pagar|Cuenta/)
    }
  })
})

describe('cancellationMail', () => {
  const mail = (money: Partial<SettlementFacts>) =>
    bothForms(cancellationMail({ ...FACTS, state: 'cancelled' }, { ...MONEY, ...money }, SAMPLE_LINKS))

  it('P-08 shows the percentage and the refunds to the card and at the desk', () => {
    for (const text of mail({ percent: 80, cancellation: parts({ toCard: 56_640, desk: 8_000 }) })) {
      expect(text).toContain('80 % de lo pagado')
      expect(text).toContain('S/.\u00a0566.40')
      expect(text).toContain('S/.\u00a080.00')
      expect(text).toContain('puede tardar unos días')
      expect(text).toContain('acordar cómo recibir')
    }
  })

  it.each<[keyof RefundParts, string, string]>([
    ['toCard', 'Le devolveremos a su tarjeta', 'La devolución a su tarjeta se hace por medio del proveedor'],
    ['done', 'Devuelto a su tarjeta', 'El proveedor de pagos ya registró la devolución a su tarjeta.'],
    ['unclear', 'En verificación', 'Estamos verificando con el proveedor de pagos si la devolución quedó'],
    [
      'manual',
      'Le pagaremos por otro medio',
      'El proveedor de pagos no puede devolver ese monto a su tarjeta.',
    ],
    ['paidByHand', 'Pagado por otro medio', '80 % de lo pagado'],
    ['desk', 'Por recibir en el hospedaje', 'acordar cómo recibir lo que se devuelve en el hospedaje'],
  ])('M-01 shows the state of a refund of kind %s and no other', (part, label, sentence) => {
    const others = Object.entries(REFUND_WORDS.labels).filter(([other]) => other !== part)
    for (const text of mail({ percent: 80, cancellation: parts({ [part]: 47_200 }) })) {
      expect(text).toContain(label)
      expect(text).toContain(sentence)
      expect(text).toContain('S/.\u00a0472.00')
      for (const [, other] of others) expect(text).not.toContain(other)
    }
  })

  it('P-08 says that nothing is refunded, by the policy or because nothing was paid', () => {
    for (const text of mail({ percent: 0 })) expect(text).toContain('esta cancelación no tiene devolución')
    for (const text of mail({ percent: 80 })) expect(text).toContain('no hay nada que devolver')
  })
})

describe('mails of a cancellation by the guest', () => {
  const NOTHING_TO_DO = 'No tiene que hacer nada más.'
  const facts = { ...FACTS, state: 'cancelled' } as const
  const byGuest = { ...MONEY, byGuest: true }
  const paidAll = { ...byGuest, paidByCard: 11_800, percent: 80, cancellation: parts({ toCard: 47_200 }) }
  const paidAPart = { ...byGuest, paidByCard: 9_440, percent: 80, cancellation: parts({ toCard: 37_760 }) }
  const paidNothing = { ...byGuest, paidByCard: 0, percent: 50 }
  const DESK_QUESTION = /Si pagó algo (?:en el hospedaje|ahí)/

  it.each([
    ['do not mention the desk when the card paid everything', paidAll, false],
    ['explain the desk refund when the card paid a part', paidAPart, true],
    ['explain the desk refund when the card paid nothing', paidNothing, true],
    ['do not mention the desk when staff cancelled', { ...paidNothing, byGuest: false }, false],
    ['do not mention the desk when nothing is refunded', { ...paidNothing, percent: 0 }, false],
  ])('B-12 %s', (_, money, isMentioned) => {
    const mails = [
      cancellationMail(facts, money, SAMPLE_LINKS),
      guestCancelledNotice(facts, money, SAMPLE_LINKS),
    ]
    for (const text of mails.flatMap(bothForms)) expect(DESK_QUESTION.test(text)).toBe(isMentioned)
  })

  it.each([
    ['say that nothing is left to do when the card paid everything', paidAll, true],
    ['say that nothing is left to do when the policy refunds nothing', { ...paidNothing, percent: 0 }, true],
    [
      'say that nothing is left to do when staff cancelled an unpaid reservation',
      { ...paidNothing, byGuest: false },
      true,
    ],
    ['ask for contact when a part may have been paid at the desk', paidAPart, false],
    ['ask for contact when everything may have been paid at the desk', paidNothing, false],
    [
      'ask for contact when a part is refunded at the desk',
      { ...paidAll, byGuest: false, cancellation: parts({ toCard: 47_200, desk: 8_000 }) },
      false,
    ],
    [
      'ask for contact when an earlier change left a refund at the desk',
      { ...paidAll, change: parts({ desk: 8_000 }) },
      false,
    ],
    [
      'ask for contact when the card cannot receive the refund',
      {
        ...paidAll,
        cancellation: parts({ manual: 47_200 }),
        manual: [{ amount: 47_200, problem: 'brand' as const }],
      },
      false,
    ],
    [
      'ask for contact when the refund is unclear',
      { ...paidAll, cancellation: parts({ unclear: 47_200 }) },
      false,
    ],
  ])('B-12 %s', (_, money, isDone) => {
    for (const text of bothForms(cancellationMail(facts, money, SAMPLE_LINKS))) {
      expect(text.includes(NOTHING_TO_DO)).toBe(isDone)
      expect(text).not.toContain('y no tiene que hacer nada más')
    }
  })

  it('B-12 do not mention a card to the lodge without a card payment', () => {
    for (const text of bothForms(guestCancelledNotice(facts, paidNothing, SAMPLE_LINKS))) {
      expect(text).not.toMatch(/tarjeta|S\/\.\s0\.00/)
    }
  })

  it('B-12 show the lodge the guest, the refund and the link to the console', () => {
    for (const text of bothForms(guestCancelledNotice(facts, paidAll, SAMPLE_LINKS))) {
      for (const expected of [
        'A1B2C3D4',
        'lunes, 30 de noviembre de 2026',
        'rosa.quispe@example.pe',
        'S/.\u00a0472.00',
        'El sistema pide la devolución a la tarjeta al proveedor de pagos',
        '984000111',
        `https://consola.example.pe/view-reservation/${FACTS.id}`,
      ]) {
        expect(text).toContain(expected)
      }
    }
  })

  it('M-05 show the lodge what to pay by other means, and no refund to the card', () => {
    const money = { ...paidAll, cancellation: parts({ manual: 47_200 }) }
    for (const text of bothForms(guestCancelledNotice(facts, money, SAMPLE_LINKS))) {
      expect(text).toContain('Por otro medio')
      expect(text).toContain('el hospedaje lo paga por transferencia, Yape o en efectivo. Acuérdelo')
      expect(text).not.toMatch(/A la tarjeta|El sistema pide la devolución/)
    }
  })

  it('case 14 remove line breaks of a name from the subject', () => {
    const client = { ...FACTS.client, names: 'Ana\r\nBcc: otra@example.com' }
    expect(guestCancelledNotice({ ...facts, client }, paidAll, SAMPLE_LINKS).subject).not.toMatch(/[\r\n]/)
  })
})
