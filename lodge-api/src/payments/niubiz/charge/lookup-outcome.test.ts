import { describe, expect, it } from 'vitest'
import { ProviderUnavailable } from '../../payment-provider.ts'
import { lookupOutcome } from './lookup-outcome.ts'

const order = {
  status: 'Authorized',
  purchaseNumber: '77',
  amount: 10.5,
  currency: 'PEN',
  transactionId: '994',
  traceNumber: 381,
  transactionDate: '261128100000',
}
const dataMap = {
  ACTION_CODE: '000',
  ACTION_DESCRIPTION: 'Aprobado y completado con exito',
  TRACE_NUMBER: '000381',
  CARD: '491914******9067',
  BRAND: 'visa',
  SIGNATURE: 'abc',
}
const found = (changes: { order?: object; dataMap?: object | undefined } = {}) => ({
  status: 200,
  body: { order: { ...order, ...changes.order }, dataMap: { ...dataMap, ...changes.dataMap } },
})

describe('lookupOutcome', () => {
  it("M-11 approves with the trace number and the bank's sentence", () => {
    expect(lookupOutcome(found(), '77')).toEqual({
      kind: 'approved',
      charge: {
        purchaseNumber: '77',
        amount: 1050,
        transactionId: '994',
        traceNumber: '000381',
        transactionDate: '261128100000',
        signature: 'abc',
        card: '491914******9067',
        brand: 'visa',
        actionDescription: 'Aprobado y completado con exito',
      },
    })
  })

  it('M-11 approves without a data map', () => {
    expect(lookupOutcome({ status: 200, body: { order } }, '77')).toMatchObject({
      kind: 'approved',
      charge: { traceNumber: '381', transactionDate: '261128100000', signature: '', actionDescription: '' },
    })
  })

  it('B-10 approves an authorised order with action code 010', () => {
    expect(lookupOutcome(found({ dataMap: { ACTION_CODE: '010' } }), '77').kind).toBe('approved')
  })

  it('M-01 denies with the reason', () => {
    const denied = found({
      order: { status: 'Not Authorized' },
      dataMap: { ACTION_CODE: '116', ACTION_DESCRIPTION: 'Sin fondos' },
    })
    expect(lookupOutcome(denied, '77')).toEqual({
      kind: 'denied',
      denial: { actionCode: '116', actionDescription: 'Sin fondos', card: dataMap.CARD, brand: 'visa' },
    })
  })

  it('M-01 reports a voided charge', () => {
    expect(lookupOutcome(found({ order: { status: 'VOIDED' } }), '77')).toEqual({ kind: 'voided' })
  })

  it('M-01 reports a 404 of Niubiz as absent', () => {
    expect(lookupOutcome({ status: 404, body: { errorCode: 404 } }, '77')).toEqual({ kind: 'absent' })
  })

  it.each([
    ['an unknown status', found({ order: { status: 'Pending' } })],
    ['an empty status', found({ order: { status: '' } })],
    ['Authorized with the code of a denial', found({ dataMap: { ACTION_CODE: '116' } })],
    ['Not Authorized with the code of an approval', found({ order: { status: 'Not Authorized' } })],
    ['another purchase', found({ order: { purchaseNumber: '78' } })],
    ['another currency', found({ order: { currency: 'USD' } })],
    ['an invalid amount', found({ order: { amount: 'diez' } })],
    ['no order', { status: 200, body: {} }],
    ['null', { status: 200, body: null }],
    ['a 404 of a proxy', { status: 404, body: { message: 'no Route matched' } }],
    ['a 400', { status: 400, body: { errorCode: 400 } }],
    ['a 403', { status: 403, body: { errorCode: 403 } }],
    ['a 406', { status: 406, body: {} }],
    ['a 422', { status: 422, body: {} }],
    ['a 500 with an order', { ...found(), status: 500 }],
  ])('M-01 throws ProviderUnavailable for %s', (_name, response) => {
    expect(() => lookupOutcome(response, '77')).toThrow(ProviderUnavailable)
  })
})
