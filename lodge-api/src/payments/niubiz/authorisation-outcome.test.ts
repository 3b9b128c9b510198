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

describe('what an answer to an authorisation means', () => {
  it('B-04 is an approval when all agrees', () => {
    expect(authorisationOutcome(approval(), sent)).toMatchObject({
      kind: 'approved',
      charge: { amount: 1050 },
    })
  })

  it.each([
    ['another purchase number', approval({ order: { purchaseNumber: '78' } })],
    ['another amount in the order', approval({ order: { amount: 10.51 } })],
    ['another authorised amount', approval({ order: { authorizedAmount: 1 } })],
    ['another amount in the map', approval({ dataMap: { AMOUNT: '105.0' } })],
    ['an amount that is none', approval({ dataMap: { AMOUNT: 'diez' } })],
    ['another currency in the order', approval({ order: { currency: 'USD' } })],
    ['another currency in the map', approval({ dataMap: { CURRENCY: '0840' } })],
    ['an action code of a denial', approval({ dataMap: { ACTION_CODE: '116' } })],
    ['no action code', { status: 200, body: { order, dataMap: {} } }],
    ['nothing in it', { status: 200, body: {} }],
    ['null', { status: 200, body: null }],
    ['another 2xx', { ...approval(), status: 202 }],
    ['a 401 after the renewal', { status: 401, body: {} }],
    ['a 406', { status: 406, body: { errorCode: 406, data: { ACTION_CODE: '116' } } }],
    ['a 500', { status: 500, body: { errorCode: 500, data: { ACTION_CODE: '116' } } }],
    ['a denial with the code of an approval', refusal({ errorCode: 400, data: { ACTION_CODE: '000' } })],
    ['a duplicate by its action code', refusal({ errorCode: 400, data: { ACTION_CODE: '300' } })],
    ['a duplicate by its error code', refusal({ errorCode: 300, data: {} })],
    ['a 400 of something else', refusal({ message: 'Bad Request' })],
  ])('B-10 is unknown with %s (case 5)', (_name, answer) => {
    expect(authorisationOutcome(answer, sent).kind).toBe('unknown')
  })

  it('B-06 is a denial when a 400 names an action code', () => {
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

  it('B-06 is a rejected request when there is no transaction in it', () => {
    const answer = refusal({ errorCode: 400, errorMessage: 'Token has been used before', data: {} })
    expect(authorisationOutcome(answer, sent)).toEqual({ kind: 'rejected', errorCode: '400' })
  })
})
