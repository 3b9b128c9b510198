import { LODGE } from 'shared-ui/copy/lodge'
import { describe, expect, it, vi } from 'vitest'
import { confirmationMail } from './confirmation-mail.ts'
import type { MailDocument } from './mail-document.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'
import type { PaymentFacts, ReservationFacts } from './reservation-facts.ts'
import { reversalMail, reversalNotice } from './reversal-mails.ts'

const PAYMENT: PaymentFacts = {
  purchaseNumber: '3310001',
  total: 59_000,
  card: '491914******9067',
  brand: 'visa',
  answer: 'Aprobado y completado con exito',
  at: '2026-11-28T23:30:15-05:00',
  testMode: false,
}
const FACTS: ReservationFacts = {
  id: '01977000-0000-7000-8000-0000a1b2c3d4',
  state: 'confirmed',
  stay: { entry: '2026-11-30', departure: '2026-12-02' },
  pricePerNight: 2_500_000,
  price: 50_000,
  igv: 9_000,
  total: 59_000,
  room: { identifier: 'Molle', category: 'Doble' },
  client: { names: 'Rosa Elvira', surnames: 'Quispe Mamani', email: 'rosa.quispe@example.pe' },
  payment: PAYMENT,
}
const LINKS = {
  publicUrl: 'https://lodge.example.pe',
  adminUrl: 'https://consola.example.pe',
  reservation: 'https://lodge.example.pe/my-reservation#abc',
}

const both = (document: MailDocument): string[] => [renderHtml(document), renderText(document)]
const confirmation = (changes: Partial<ReservationFacts> = {}) =>
  confirmationMail({ ...FACTS, ...changes }, LINKS)

describe('the confirmation', () => {
  it.each([
    ['the number of the reservation', 'A1B2C3D4'],
    ['the order number', '3310001'],
    ['the room', 'Molle, Doble'],
    ['the guest', 'Rosa Elvira Quispe Mamani'],
    ['the entry and its hours', 'lunes, 30 de noviembre de 2026, de 14:00 a 20:00'],
    [
      'the departure, the day after the last night, and its hour',
      'miércoles, 2 de diciembre de 2026, hasta las 11:00',
    ],
    ['the nights', '2 noches'],
    ['the price', 'S/.\u00a0500.00'],
    ['the IGV', 'S/.\u00a090.00'],
    ['the total', 'S/.\u00a0590.00'],
    ['the currency', 'PEN'],
    ['the masked card', 'visa 491914******9067'],
    ['the answer of the bank', 'Aprobado y completado con exito'],
    ['the product', 'Alojamiento, 2 noches, habitación Molle'],
    ['the policy of cancellation', 'De 7 a 13 días: se devuelve el 50 %.'],
    ['where the lodge is', LODGE.address.street],
    ['its telephone', LODGE.phone],
    ['its e-mail', LODGE.email],
    ['its RUC', LODGE.ruc],
    ['the guest’s own link (B-12)', 'https://lodge.example.pe/my-reservation#abc'],
    ['the terms', 'https://lodge.example.pe/politics'],
    ['the contact page', 'https://lodge.example.pe/contact'],
    ['the advice to print and keep it', 'imprimirlos y guardarlos'],
  ])('B-11 tells %s, as HTML and as text', (_what, said) => {
    for (const mail of both(confirmation())) expect(mail).toContain(said)
  })

  it('B-11 says in the subject which lodge and which day', () => {
    expect(confirmation().subject).toMatch(/^Su reserva en .+ está confirmada: lun, 30 nov\.? 2026$/)
  })

  it('W-01 says that it is Spanish', () => {
    expect(renderHtml(confirmation())).toContain('<html lang="es-PE">')
  })

  it('case 13 adds up to the céntimo: 3 nights at 333.33', () => {
    const bill = { pricePerNight: 3_333_300, price: 99_999, igv: 18_000, total: 117_999 }
    for (const mail of both(confirmation(bill))) {
      for (const amount of ['333.33', '999.99', '180.00', '1,179.99'])
        expect(mail).toContain(`S/.\u00a0${amount}`)
    }
  })

  it('case 14 shows a name as it was typed, and never as HTML', () => {
    const client = { ...FACTS.client, names: '<b>Ana</b> & "Luz"', surnames: "Núñez & Hijos' ×" }
    const [html = '', text = ''] = both(confirmation({ client }))
    expect(html).toContain('&lt;b&gt;Ana&lt;/b&gt; &amp; &quot;Luz&quot; Núñez &amp; Hijos&#39; ×')
    expect(html).not.toContain('<b>')
    expect(text).toContain('<b>Ana</b> & "Luz" Núñez & Hijos\' ×')
  })

  it('case 14 keeps what was typed with line breaks on its own line', () => {
    const client = { ...FACTS.client, names: 'Ana\r\nTotal: S/. 0.00', surnames: 'Luz\u2028Mar' }
    const [, text = ''] = both(confirmation({ client }))
    expect(text).toContain('A nombre de: Ana Total: S/. 0.00 Luz Mar\n')
    expect(text.match(/^Total:/gm)).toHaveLength(1)
  })

  it('B-11 says nothing of a payment where staff made the reservation', () => {
    for (const mail of both(confirmation({ payment: null }))) {
      expect(mail).not.toMatch(/tarjeta|pedido|Su pago/i)
      expect(mail).toContain('S/.\u00a0590.00')
    }
  })

  it('B-05 marks a payment of the sandbox, and no other', () => {
    const payment = { ...PAYMENT, testMode: true }
    for (const mail of both(confirmation({ payment }))) expect(mail).toContain('Modo de prueba')
    for (const mail of both(confirmation())) expect(mail).not.toContain('Modo de prueba')
  })

  it.each(['America/Lima', 'Europe/Madrid', 'Pacific/Auckland'])(
    'W-03 case 3 tells the same days and hours from a server in %s',
    (zone) => {
      vi.stubEnv('TZ', zone)
      try {
        expect(new Date(0).toString()).toContain(zone === 'America/Lima' ? 'GMT-0500' : 'GMT+')
        const [, text = ''] = both(confirmation())
        expect(text).toContain('Entrada: lunes, 30 de noviembre de 2026')
        expect(text).toContain('Salida: miércoles, 2 de diciembre de 2026')
        expect(text).toMatch(/Fecha y hora: 28 nov\.? 2026, 23:30 \(hora de Lima\)/)
      } finally {
        vi.unstubAllEnvs()
      }
    },
  )
})

describe('the mails about a payment that was given back', () => {
  it('case 8 tell the guest what was given back, to which card, and what can be done', () => {
    const document = reversalMail(FACTS, LINKS)
    expect(document.subject).toBe('Devolvimos su pago: pedido 3310001')
    for (const mail of both(document)) {
      for (const said of [
        'devolvimos el monto completo',
        'S/.\u00a0590.00',
        'visa 491914******9067',
        'La estadía no está reservada',
        'https://lodge.example.pe/rooms',
        LODGE.phone,
      ]) {
        expect(mail).toContain(said)
      }
    }
  })

  it('case 8 tell the lodge whose stay it was and where to see it', () => {
    for (const mail of both(reversalNotice(FACTS, LINKS))) {
      for (const said of [
        'Rosa Elvira Quispe Mamani',
        'rosa.quispe@example.pe',
        'lunes, 30 de noviembre de 2026',
        'https://consola.example.pe/view-reservation/01977000-0000-7000-8000-0000a1b2c3d4',
      ]) {
        expect(mail).toContain(said)
      }
    }
  })

  it('case 8 say nothing of a card that the provider did not name', () => {
    const payment = { ...PAYMENT, card: '', brand: '' }
    expect(renderText(reversalMail({ ...FACTS, payment }, LINKS))).not.toContain('Tarjeta:')
  })

  it('case 14 keep a line break in a name out of the subject', () => {
    const client = { ...FACTS.client, names: 'Ana\r\nBcc: otra@example.com' }
    expect(reversalNotice({ ...FACTS, client }, LINKS).subject).not.toMatch(/[\r\n]/)
  })
})
