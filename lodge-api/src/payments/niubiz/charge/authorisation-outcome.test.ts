import { describe, expect, it } from 'vitest'
import { authorisationOutcome } from './authorisation-outcome.ts'

const sent = { purchaseNumber: '77', tokenId: 'T', amount: 1050 }
const order = { tokenId: 'T', purchaseNumber: '77', amount: 10.5, currency: 'PEN', transactionId: '994' }
const dataMap = {
  ACTION_CODE: '000',
  AMOUNT: '10.5',
  CURRENCY: '0604',
  CARD: '491914******9067',
  BRAND: 'visa',
  TRANSACTION_DATE: '261128100000',
  SIGNATURE: 'abc',
}
const approval = (changes: { order?: object; dataMap?: object } = {}) => ({
  status: 200,
  body: { order: { ...order, ...changes.order }, dataMap: { ...dataMap, ...changes.dataMap } },
})
const refusal = (body: unknown) => ({ status: 400, body })

describe('authorisationOutcome', () => {
  it('B-04 approves a response that equals the request', () => {
    expect(authorisationOutcome(approval(), sent)).toMatchObject({
      kind: 'approved',
      charge: { amount: 1050 },
    })
  })

  it.each([
    ['the data map', { TRACE_NUMBER: '000381' }, { traceNumber: 12 }, '000381'],
    ['the order', {}, { traceNumber: 381 }, '381'],
    ['neither', {}, {}, ''],
  ])("M-11 reads the trace number from %s, and the bank's sentence", (_name, map, rest, traceNumber) => {
    const response = approval({ order: rest, dataMap: { ...map, ACTION_DESCRIPTION: 'Aprobado' } })
    expect(authorisationOutcome(response, sent)).toMatchObject({
      kind: 'approved',
      charge: { traceNumber, actionDescription: 'Aprobado' },
    })
  })

  it('M-01 approves with unreadable display fields', () => {
    const unreadable = {
      ACTION_DESCRIPTION: null,
      CARD: 4919,
      BRAND: {},
      TRACE_NUMBER: [],
      SIGNATURE: 'a\0b',
    }
    expect(authorisationOutcome(approval({ dataMap: unreadable }), sent)).toMatchObject({
      kind: 'approved',
      charge: { actionDescription: '', card: '4919', brand: '', traceNumber: '', signature: 'ab' },
    })
  })

  it.each([
    ['another purchase number', approval({ order: { purchaseNumber: '78' } })],
    ['another amount in the order', approval({ order: { amount: 10.51 } })],
    ['another authorised amount', approval({ order: { authorizedAmount: 1 } })],
    ['another amount in the map', approval({ dataMap: { AMOUNT: '105.0' } })],
    ['an invalid amount', approval({ dataMap: { AMOUNT: 'diez' } })],
    ['another currency in the order', approval({ order: { currency: 'USD' } })],
    ['another currency in the map', approval({ dataMap: { CURRENCY: '0840' } })],
    ['an action code of a denial', approval({ dataMap: { ACTION_CODE: '116' } })],
    ['action code 010', approval({ dataMap: { ACTION_CODE: '010' } })],
    ['no action code', { status: 200, body: { order, dataMap: {} } }],
    ['nothing in it', { status: 200, body: {} }],
    ['null', { status: 200, body: null }],
    ['another 2xx', { ...approval(), status: 202 }],
    ['a 403', { status: 403, body: {} }],
    ['a 422', { status: 422, body: { errorCode: 422, data: { ACTION_CODE: '116' } } }],
    ['a 406', { status: 406, body: { errorCode: 406, data: { ACTION_CODE: '116' } } }],
    ['a 500', { status: 500, body: { errorCode: 500, data: { ACTION_CODE: '116' } } }],
    ['a denial with the code of an approval', refusal({ errorCode: 400, data: { ACTION_CODE: '000' } })],
    ['a denial with action code 010', refusal({ errorCode: 400, data: { ACTION_CODE: '010' } })],
    ['a duplicate by its action code', refusal({ errorCode: 400, data: { ACTION_CODE: '300' } })],
    ['a duplicate by its error code', refusal({ errorCode: 300, data: {} })],
    ['a 400 of a proxy', refusal({ message: 'Bad Request' })],
  ])('B-10 is unknown with %s (case 5)', (_name, response) => {
    expect(authorisationOutcome(response, sent).kind).toBe('unknown')
  })

  it('B-06 denies by HTTP 400 with an action code', () => {
    const data = {
      ACTION_CODE: '116',
      ACTION_DESCRIPTION: 'Sin fondos',
      CARD: '411111******1111',
      BRAND: 'visa',
      EXTRA: 1,
    }
    expect(authorisationOutcome(refusal({ errorCode: 400, data }), sent)).toEqual({
      kind: 'denied',
      denial: {
        actionCode: '116',
        actionDescription: 'Sin fondos',
        card: '411111******1111',
        brand: 'visa',
      },
    })
  })

  it('B-06 is rejected without a transaction', () => {
    const response = refusal({ errorCode: 400, errorMessage: 'Token has been used before', data: {} })
    expect(authorisationOutcome(response, sent)).toEqual({ kind: 'rejected', errorCode: '400' })
  })
})
