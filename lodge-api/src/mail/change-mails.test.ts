import { REFUND_WORDS } from 'shared-ui/copy/change-mails'
import { describe, expect, it } from 'vitest'
import { cancellationMail, changeMail, guestCancelledNotice } from './change-mails.ts'
import type { ReservationFacts } from './reservation-facts.ts'
import { bothForms, SAMPLE_FACTS, SAMPLE_LINKS, SAMPLE_MONEY, SAMPLE_PAYMENT } from './sample-facts.ts'
import { NO_REFUND, type RefundParts, type SettlementFacts } from './settlement-facts.ts'

const FACTS: ReservationFacts = {
  ...SAMPLE_FACTS,
  payment: { ...SAMPLE_PAYMENT, total: 70_800, testMode: true },
}
const MONEY: SettlementFacts = { ...SAMPLE_MONEY, paidByCard: 70_800 }

const parts = (changes: Partial<RefundParts>): RefundParts => ({ ...NO_REFUND, ...changes })

describe('the mail of a change', () => {
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
  ])('A-12, B-12 tells what holds now: %s', (said) => {
    for (const text of mail()) expect(text).toContain(said)
  })

  it.each([
    ['what is to be paid at the desk', { paidByCard: 47_200 }, 'Por pagar en el hospedaje', '118.00'],
    [
      'what is to be received there',
      { paidByCard: 59_000, change: parts({ desk: 11_800 }) },
      'Por recibir en el hospedaje',
      '118.00',
    ],
    [
      'what goes back to the card',
      { paidByCard: 59_000, change: parts({ toCard: 11_800 }) },
      'Le devolveremos a su tarjeta',
      '118.00',
    ],
  ])('A-12 tells %s', (_, money, label, amount) => {
    for (const text of mail(money)) {
      expect(text).toContain(label)
      expect(text).toContain(`S/.\u00a0${amount}`)
    }
  })

  it('A-12 adds what the change refunds to what the card had paid', () => {
    for (const text of mail({ paidByCard: 59_000, change: parts({ manual: 11_800 }) })) {
      expect(text).toContain('S/.\u00a0708.00')
    }
  })

  it('M-05 says of a part that no card can receive how it is paid', () => {
    for (const text of mail({ paidByCard: 59_000, change: parts({ manual: 11_800 }) })) {
      expect(text).toContain('Le pagaremos por otro medio')
      expect(text).toContain('Se lo pagaremos por transferencia, Yape o en efectivo')
      expect(text).not.toContain('Le devolveremos a su tarjeta')
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
    bothForms(cancellationMail({ ...FACTS, state: 'cancelled' }, { ...MONEY, ...money }, SAMPLE_LINKS))

  it('P-08 tells the share, and what goes back to the card and by hand', () => {
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
  ])('M-01 says of a refund whose part is %s where it stands, and nothing else', (part, label, sentence) => {
    const others = Object.entries(REFUND_WORDS.labels).filter(([other]) => other !== part)
    for (const text of mail({ percent: 80, cancellation: parts({ [part]: 47_200 }) })) {
      expect(text).toContain(label)
      expect(text).toContain(sentence)
      expect(text).toContain('S/.\u00a0472.00')
      for (const [, other] of others) expect(text).not.toContain(other)
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
  const paidAll = { ...byGuest, paidByCard: 11_800, percent: 80, cancellation: parts({ toCard: 47_200 }) }
  const paidAPart = { ...byGuest, paidByCard: 9_440, percent: 80, cancellation: parts({ toCard: 37_760 }) }
  const paidNothing = { ...byGuest, paidByCard: 0, percent: 50 }
  const ASKED = /Si pagó algo (?:en el hospedaje|ahí)/

  it.each([
    ['say nothing of the desk where all was paid by card', paidAll, false],
    ['say what to do about the desk where a part was not', paidAPart, true],
    ['say the same where nothing was', paidNothing, true],
    ['say nothing of it where staff cancelled, who know', { ...paidNothing, byGuest: false }, false],
    ['say nothing of it where nothing goes back', { ...paidNothing, percent: 0 }, false],
  ])('B-12 %s', (_, money, isReported) => {
    const mails = [
      cancellationMail(facts, money, SAMPLE_LINKS),
      guestCancelledNotice(facts, money, SAMPLE_LINKS),
    ]
    for (const text of mails.flatMap(bothForms)) expect(ASKED.test(text)).toBe(isReported)
  })

  it.each([
    ['leave nothing to do where the card paid all', paidAll, true],
    ['nor where the policy gives nothing back', { ...paidNothing, percent: 0 }, true],
    ['nor where staff cancelled what nobody had paid', { ...paidNothing, byGuest: false }, true],
    ['ask where a part may have been paid at the desk', paidAPart, false],
    ['ask where all may have been', paidNothing, false],
    [
      'ask where a part is given by hand',
      { ...paidAll, byGuest: false, cancellation: parts({ toCard: 47_200, desk: 8_000 }) },
      false,
    ],
    [
      'ask where an earlier change left some to be given by hand',
      { ...paidAll, change: parts({ desk: 8_000 }) },
      false,
    ],
    [
      'ask where the card cannot receive it',
      {
        ...paidAll,
        cancellation: parts({ manual: 47_200 }),
        manual: [{ amount: 47_200, problem: 'brand' as const }],
      },
      false,
    ],
    ['ask where it is unclear', { ...paidAll, cancellation: parts({ unclear: 47_200 }) }, false],
  ])('B-12 %s', (_, money, isNothing) => {
    for (const text of bothForms(cancellationMail(facts, money, SAMPLE_LINKS))) {
      expect(text.includes(NOTHING_TO_DO)).toBe(isNothing)
      expect(text).not.toContain('y no tiene que hacer nada más')
    }
  })

  it('B-12 tell the lodge of no card where none paid', () => {
    for (const text of bothForms(guestCancelledNotice(facts, paidNothing, SAMPLE_LINKS))) {
      expect(text).not.toMatch(/tarjeta|S\/\.\s0\.00/)
    }
  })

  it('B-12 tell the lodge whose it was, what goes back, and where to see it', () => {
    for (const text of bothForms(guestCancelledNotice(facts, paidAll, SAMPLE_LINKS))) {
      for (const said of [
        'A1B2C3D4',
        'lunes, 30 de noviembre de 2026',
        'rosa.quispe@example.pe',
        'S/.\u00a0472.00',
        'El sistema pide la devolución a la tarjeta al proveedor de pagos',
        '984000111',
        `https://consola.example.pe/view-reservation/${FACTS.id}`,
      ]) {
        expect(text).toContain(said)
      }
    }
  })

  it('M-05 tell the lodge what it must pay by other means, and of no refund to the card', () => {
    const money = { ...paidAll, cancellation: parts({ manual: 47_200 }) }
    for (const text of bothForms(guestCancelledNotice(facts, money, SAMPLE_LINKS))) {
      expect(text).toContain('Por otro medio')
      expect(text).toContain('el hospedaje lo paga por transferencia, Yape o en efectivo. Acuérdelo')
      expect(text).not.toMatch(/A la tarjeta|El sistema pide la devolución/)
    }
  })

  it('case 14 keep a line break in a name out of the subject', () => {
    const client = { ...FACTS.client, names: 'Ana\r\nBcc: otra@example.com' }
    expect(guestCancelledNotice({ ...facts, client }, paidAll, SAMPLE_LINKS).subject).not.toMatch(/[\r\n]/)
  })
})
