import { LODGE } from 'content'
import { describe, expect, it, vi } from 'vitest'
import { bothForms, SAMPLE_FACTS, SAMPLE_LINKS, SAMPLE_PAYMENT } from '../../test/fixtures/sample-facts.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { renderHtml } from './render/render-html.ts'
import type { ReservationFacts } from './reservation-facts.ts'
import { reservationNotice } from './reservation-notice.ts'

const confirmation = (changes: Partial<ReservationFacts> = {}) =>
  confirmationMail({ ...SAMPLE_FACTS, ...changes }, SAMPLE_LINKS)

describe('confirmationMail', () => {
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
    ['the masked card', 'Visa 491914******9067'],
    ["the bank's response", 'Aprobado y completado con exito'],
    ['the product', 'Alojamiento, 2 noches, habitación Molle'],
    [
      'that nothing is refunded any more',
      'Faltan menos de 7 días para la entrada: si cancela o no llega, no hay devolución.',
    ],
    ["the lodge's address", LODGE.address.street],
    ["the lodge's phone", LODGE.phone],
    ["the lodge's e-mail", LODGE.email],
    ["the lodge's RUC", LODGE.ruc],
    ["the guest's own link", 'https://lodge.example.pe/my-reservation#abc'],
    ['the terms', 'https://lodge.example.pe/politics'],
    ['the contact page', 'https://lodge.example.pe/contact'],
    ['the advice to print and keep the mail', 'imprimirlos y guardarlos'],
  ])('B-11 shows %s, as HTML and as text', (_what, expected) => {
    for (const mail of bothForms(confirmation())) expect(mail).toContain(expected)
  })

  it('B-11 shows what the guest added about the stay, and not the notes of staff', () => {
    const texts = { channel: 'WEB', detail: 'Personas: 2\nComentarios: Llegamos en bus' }
    for (const mail of bothForms(confirmation({ texts }))) {
      expect(mail).toContain('Personas: 2')
      expect(mail).toContain('Comentarios: Llegamos en bus')
    }
    for (const mail of bothForms(confirmation({ texts, payment: null }))) {
      expect(mail).not.toContain('Personas: 2')
    }
    const without = confirmation({ texts: { channel: 'WEB', detail: '' } })
    for (const mail of bothForms(without)) expect(mail).not.toContain('Sobre la llegada')
  })

  it('B-11, P-08 shows until when this stay gives back how much of what was paid, and the general terms if no card has paid', () => {
    const early = confirmation({ payment: { ...SAMPLE_PAYMENT, at: '2026-11-01T12:00:00-05:00' } })
    for (const mail of bothForms(early)) {
      expect(mail).toContain('Hasta el 16 de noviembre vuelven S/.\u00a0472.00 (80 %).')
      expect(mail).toContain('Después, hasta el 23 de noviembre, vuelven S/.\u00a0295.00 (50 %).')
    }
    for (const mail of bothForms(confirmation({ payment: null }))) {
      expect(mail).toContain('De 7 a 13 días: se devuelve el 50 %.')
    }
  })

  it('B-11 names the lodge and the day in the subject', () => {
    expect(confirmation().subject).toMatch(/^Su reserva en .+ está confirmada: lun, 30 nov\.? 2026$/)
  })

  it('W-01 declares its language as Spanish', () => {
    expect(renderHtml(confirmation())).toContain('<html lang="es-PE">')
  })

  it('case 13 adds up to the céntimo for 3 nights at 333.33', () => {
    const bill = { pricePerNight: 3_333_300, price: 99_999, igv: 18_000, total: 117_999 }
    for (const mail of bothForms(confirmation(bill))) {
      for (const amount of ['333.33', '999.99', '180.00', '1,179.99'])
        expect(mail).toContain(`S/.\u00a0${amount}`)
    }
  })

  it('case 14 escapes a name in HTML', () => {
    const client = { ...SAMPLE_FACTS.client, names: '<b>Ana</b> & "Luz"', surnames: "Núñez & Hijos' ×" }
    const [html = '', text = ''] = bothForms(confirmation({ client }))
    expect(html).toContain('&lt;b&gt;Ana&lt;/b&gt; &amp; &quot;Luz&quot; Núñez &amp; Hijos&#39; ×')
    expect(html).not.toContain('<b>')
    expect(text).toContain('<b>Ana</b> & "Luz" Núñez & Hijos\' ×')
  })

  it('case 14 removes line breaks from user input', () => {
    const client = { ...SAMPLE_FACTS.client, names: 'Ana\r\nTotal: S/. 0.00', surnames: 'Luz\u2028Mar' }
    const [, text = ''] = bothForms(confirmation({ client }))
    expect(text).toContain('A nombre de: Ana Total: S/. 0.00 Luz Mar\n')
    expect(text.match(/^Total:/gm)).toHaveLength(1)
  })

  it('B-11 does not mention a payment when staff made the reservation', () => {
    for (const mail of bothForms(confirmation({ payment: null }))) {
      expect(mail).not.toMatch(/tarjeta|pedido|Su pago/i)
      expect(mail).toContain('S/.\u00a0590.00')
    }
  })

  it("M-11 omits the bank's response when the provider sent none", () => {
    const payment = { ...SAMPLE_PAYMENT, bankResponse: '' }
    for (const mail of bothForms(confirmation({ payment }))) expect(mail).not.toContain('Respuesta del banco')
    for (const mail of bothForms(confirmation())) expect(mail).toContain('Respuesta del banco')
  })

  it('M-01 shows no receipt for an unconfirmed payment', () => {
    const payment = { ...SAMPLE_PAYMENT, state: 'unknown' as const }
    for (const mail of bothForms(confirmation({ payment }))) expect(mail).not.toContain('Monto pagado')
  })

  it('B-05 marks only payments of the sandbox', () => {
    const payment = { ...SAMPLE_PAYMENT, testMode: true }
    for (const mail of bothForms(confirmation({ payment }))) expect(mail).toContain('Modo de prueba')
    for (const mail of bothForms(confirmation())) expect(mail).not.toContain('Modo de prueba')
  })

  it.each(['America/Lima', 'Europe/Madrid', 'Pacific/Auckland'])(
    'W-03 case 3 shows the same days and hours when the server is in %s',
    (zone) => {
      vi.stubEnv('TZ', zone)
      try {
        expect(new Date(0).toString()).toContain(zone === 'America/Lima' ? 'GMT-0500' : 'GMT+')
        const [, text = ''] = bothForms(confirmation())
        expect(text).toContain('Entrada: lunes, 30 de noviembre de 2026')
        expect(text).toContain('Salida: miércoles, 2 de diciembre de 2026')
        expect(text).toMatch(/Fecha y hora: 28 nov\.? 2026, 23:30 \(hora de Lima\)/)
      } finally {
        vi.unstubAllEnvs()
      }
    },
  )
})

describe('reservationNotice', () => {
  const notice = (facts = SAMPLE_FACTS) => reservationNotice(facts, SAMPLE_LINKS)

  it('M-06 shows the guest, the stay, its details, the card payment and the link to the console', () => {
    const mail = notice()
    expect(mail?.subject).toBe('Nueva reserva: lun, 30 nov. 2026, Rosa Elvira Quispe Mamani')
    for (const text of bothForms(mail)) {
      for (const part of [
        'Nueva reserva pagada con tarjeta',
        'Un huésped reservó en la página y el pago fue aprobado.',
        'A1B2C3D4',
        'Molle, Doble',
        'lunes, 30 de noviembre de 2026',
        'miércoles, 2 de diciembre de 2026',
        '2 noches',
        'Llegan con un bebé.',
        'Rosa Elvira Quispe Mamani',
        'rosa.quispe@example.pe',
        '984000111',
        'S/.\u00a0590.00',
        'Visa 491914******9067',
        'https://consola.example.pe/view-reservation/01977000-0000-7000-8000-0000a1b2c3d4',
      ]) {
        expect(text).toContain(part)
      }
    }
  })

  it.each([
    ['was cancelled meanwhile', { ...SAMPLE_FACTS, state: 'cancelled' as const }],
    ['was made by staff', { ...SAMPLE_FACTS, payment: null }],
    ['is not paid', { ...SAMPLE_FACTS, payment: { ...SAMPLE_PAYMENT, state: 'unknown' as const } }],
  ])('M-06 is not sent when the reservation %s', (_why, facts) => {
    expect(notice(facts)).toBeNull()
  })

  it('M-06 shows what the guest added about the stay', () => {
    const document = notice({
      ...SAMPLE_FACTS,
      texts: { channel: 'WEB', detail: 'Llegada: hacia las 16:00' },
    })
    for (const mail of document ? bothForms(document) : []) expect(mail).toContain('Llegada: hacia las 16:00')
    expect(document).not.toBeNull()
  })

  it('case 14 removes line breaks of a name from the subject', () => {
    const client = { ...SAMPLE_FACTS.client, names: 'Ana\r\nBcc: otra@example.com' }
    expect(notice({ ...SAMPLE_FACTS, client })?.subject).not.toMatch(/[\r\n]/)
  })
})
