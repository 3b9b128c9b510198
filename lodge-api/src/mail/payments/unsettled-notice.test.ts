import { describe, expect, it } from 'vitest'
import { bothForms, SAMPLE_FACTS, SAMPLE_LINKS } from '../../../test/fixtures/sample-facts.ts'
import type { UnsettledFacts } from '../unsettled-facts.ts'
import { unsettledNotice } from './unsettled-notice.ts'

const CHARGE: UnsettledFacts = {
  problem: 'charge_unknown',
  purchaseNumber: '3310001',
  amount: 59_000,
  since: '2026-11-29T04:30:16.000Z',
  isNotConfigured: false,
}
const notice = (changes: Partial<UnsettledFacts> = {}) =>
  unsettledNotice(SAMPLE_FACTS, [{ ...CHARGE, ...changes }], SAMPLE_LINKS)

describe('unsettledNotice', () => {
  it.each<[UnsettledFacts['problem'], string, string]>([
    [
      'charge_unknown',
      'Desde hace más de una hora el proveedor de pagos no dice si cobró este pedido.',
      'Busque el pedido en el portal del proveedor de pagos y avise al huésped',
    ],
    [
      'charge_returning',
      'desde hace más de una hora el proveedor de pagos no registra la devolución.',
      'Devuelva el cobro en el portal del proveedor de pagos y luego márquelo como devuelto en la consola.',
    ],
    [
      'refund_waiting',
      'Desde hace más de un día hábil el proveedor de pagos rechaza esta devolución o no responde.',
      'Si prefiere no esperar, páguela por otro medio y anótelo en la consola.',
    ],
    [
      'refund_unclear',
      'El sistema no la pide otra vez, para no devolver dos veces.',
      'Busque la devolución en el portal del proveedor de pagos y anote en la consola si se hizo o no.',
    ],
    [
      'refund_manual',
      'El proveedor de pagos no puede hacer esta devolución a la tarjeta.',
      'Comuníquese con el huésped, páguele por transferencia, Yape o en efectivo y anótelo en la consola.',
    ],
  ])('M-06 explains problem %s and what to do', (problem, wrong, todo) => {
    const mail = notice({ problem })
    expect(mail?.subject).toBe('Pago por revisar: reserva A1B2C3D4, Rosa Elvira Quispe Mamani')
    for (const text of bothForms(mail)) {
      for (const sentence of [
        'Un pago necesita su atención',
        wrong,
        todo,
        '3310001',
        'S/.\u00a0590.00',
        '28 nov. 2026, 23:30 (hora de Lima)',
        '984000111',
        'https://consola.example.pe/payments-panel',
      ]) {
        expect(text).toContain(sentence)
      }
    }
  })

  it('M-07 says so when the provider is no longer configured', () => {
    const sentence = 'La configuración ya no incluye al proveedor que tramitó este pago'
    const retrying = 'El sistema sigue consultando.'
    for (const text of bothForms(notice({ isNotConfigured: true }))) {
      expect(text).toContain(sentence)
      expect(text).not.toContain(retrying)
    }
    for (const text of bothForms(notice())) {
      expect(text).not.toContain(sentence)
      expect(text).toContain(retrying)
    }
  })

  it('M-06 is not sent when everything has settled meanwhile', () => {
    expect(unsettledNotice(SAMPLE_FACTS, [], SAMPLE_LINKS)).toBeNull()
  })
})
