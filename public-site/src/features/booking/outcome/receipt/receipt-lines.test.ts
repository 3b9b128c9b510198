import { describe, expect, it } from 'vitest'
import {
  booking,
  confirmed,
  denied,
  deniedLate,
  returnedAs,
} from '../../../../../test/booking/booking-fixture.ts'
import { deniedRecord, type PaymentRecord, receiptLines, refundLines, returnRecord } from './receipt-lines.ts'

const { order, dataMap } = confirmed.paymentResponse
const PAID: PaymentRecord = {
  kind: 'paid',
  booking,
  clientName: 'Lucía Prueba Núñez',
  reservation: confirmed.id,
  order,
  card: dataMap,
  bankResponse: dataMap.ACTION_DESCRIPTION,
}

/** The lines as 'name: value', with plain spaces. */
const linesOf = (record: PaymentRecord) =>
  receiptLines(record).map(({ name, value }) => `${name}: ${value}`.replaceAll('\u00a0', ' '))
const namesOf = (record: PaymentRecord) => receiptLines(record).map(({ name }) => name)

describe('receiptLines', () => {
  it('M-11 lists what Niubiz requires, with client, subtotal and IGV', () => {
    expect(linesOf(PAID)).toEqual([
      'N.º de reserva: F97B398C',
      'Pedido: 3310001',
      'Fecha y hora: 1 abr. 2027, 14:05',
      'A nombre de: Lucía Prueba Núñez',
      'Producto: Alojamiento en la habitación 103, Doble con balcón',
      'Estadía: Del vie, 30 abr. 2027 al sáb, 1 may. 2027 · 1 noche',
      'Subtotal: S/. 10.25',
      'IGV 18 %: S/. 1.85',
      'Monto pagado: S/. 12.10 (PEN)',
      'Tarjeta: Visa 491914******9067',
      'Respuesta del banco: Aprobado y completado con exito',
    ])
  })

  it('M-11 leaves out subtotal and IGV if the room has another price by now', () => {
    const dearer = { ...booking, quote: { ...booking.quote, total: booking.quote.total + 1 } }
    expect(namesOf({ ...PAID, booking: dearer })).not.toContain('Subtotal')
    expect(linesOf({ ...PAID, booking: dearer })).toContain('Monto pagado: S/. 12.10 (PEN)')
  })

  it('M-11 leaves out what is not known', () => {
    const unknown = {
      ...PAID,
      clientName: '',
      reservation: '',
      bankResponse: '',
      card: { CARD: '', BRAND: '' },
    }
    for (const name of ['N.º de reserva', 'A nombre de', 'Respuesta del banco', 'Tarjeta']) {
      expect(namesOf(unknown)).not.toContain(name)
    }
  })

  it.each([
    ['denied', deniedRecord({ booking, clientName: '', result: denied }), 'Monto'],
    ['denied late', deniedRecord({ booking, clientName: '', result: deniedLate }), 'Monto'],
    [
      'being returned',
      returnRecord({ booking, clientName: '', result: returnedAs('returning') }),
      'Monto por devolver',
    ],
    ['returned', returnRecord({ booking, clientName: '', result: returnedAs('returned') }), 'Monto devuelto'],
  ])('M-01 never calls a charge that was %s paid', (_, record, amount) => {
    expect(namesOf(record)).toContain(amount)
    expect(linesOf(record).join()).not.toContain('pagado')
  })
})

it('M-11, P-08 refundLines says until when this stay gives back how much of what was paid', () => {
  expect(refundLines(PAID).map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'Hasta el 16 de abril vuelven S/. 9.68 (80 %).',
    'Después, hasta el 23 de abril, vuelven S/. 6.05 (50 %).',
    'Desde el 24 de abril, o si no llega, no hay devolución.',
  ])
})
