import { describe, expect, it } from 'vitest'
import type { RefundOutcome } from '../../payment-provider.ts'
import { refundOutcome } from './refund-outcome.ts'

const sent = { transactionId: '994', reference: '77-1', amount: 94_423 }
const newer = (CODERROR: unknown, rest: object = { errorCode: 0, errorMessage: 'OK' }) => ({
  ...rest,
  data: { CODERROR, DSCERROR: 'Plazo vencido', CODIGODEVOLUCION: '1' },
})
const older = { externalReferenceId: '77-1', amount: 944.23 }

const kindOf = (status: number, body: unknown): RefundOutcome['kind'] =>
  refundOutcome({ status, body }, sent).kind

describe('refundOutcome of the newer shape', () => {
  it.each([
    ['text', newer('100')],
    ['a number', newer(100)],
    ['text with errorCode as text', newer('100', { errorCode: '0' })],
    ['text without a description', { errorCode: 0, data: { CODERROR: '100' } }],
  ])('M-04 is done with errorCode 0 and CODERROR 100 as %s', (_name, body) => {
    expect(kindOf(200, body)).toBe('done')
  })

  it.each([
    ['another CODERROR', newer('301')],
    ['another CODERROR as a number', newer(301)],
    ['CODERROR 0', newer('0')],
    ['an errorCode besides', newer('301', { errorCode: 400 })],
    ['no errorCode', newer('301', {})],
  ])('M-04 is refused by HTTP 200 with %s, for the reason in DSCERROR', (_name, body) => {
    expect(refundOutcome({ status: 200, body }, sent)).toEqual({ kind: 'refused', reason: 'Plazo vencido' })
  })

  it.each([
    [
      'errorMessage',
      { errorCode: 1, errorMessage: 'No permitido', data: { CODERROR: '301' } },
      'No permitido',
    ],
    ['the code', { errorCode: 0, data: { CODERROR: 301, DSCERROR: null } }, 'CODERROR 301'],
  ])('M-04 is refused with %s as the reason without DSCERROR', (_name, body, reason) => {
    expect(refundOutcome({ status: 200, body }, sent)).toEqual({ kind: 'refused', reason })
  })

  it.each([
    ['CODERROR 200, which one client reads as done', newer('200')],
    ['CODERROR 200 as a number', newer(200)],
    ['CODERROR 200 and an errorCode', newer('200', { errorCode: 7 })],
    ['CODERROR 100 and an errorCode', newer('100', { errorCode: 7 })],
    ['CODERROR 100 and no errorCode', newer('100', {})],
    ['no CODERROR', { errorCode: 0, errorMessage: 'OK', data: {} }],
    ['an empty CODERROR', newer('')],
    ['a CODERROR of null', newer(null)],
    ['no data', { errorCode: 0, errorMessage: 'OK' }],
    ['an errorCode and no data', { errorCode: 500, errorMessage: 'Error' }],
    ['nothing', {}],
    ['null', null],
    ['a list', []],
    ['text', 'OK'],
  ])('M-04 is unclear for HTTP 200 with %s', (_name, body) => {
    expect(kindOf(200, body)).toBe('unclear')
  })

  it('M-04 limits the length of a reason', () => {
    const body = { errorCode: 0, data: { CODERROR: '301', DSCERROR: 'x'.repeat(5_000) } }
    expect(refundOutcome({ status: 200, body }, sent)).toEqual({ kind: 'refused', reason: 'x'.repeat(200) })
  })
})

describe('refundOutcome of the older shape', () => {
  it.each([
    ['a number', older],
    ['text', { ...older, amount: '944.230' }],
  ])('M-04 is done if reference and amount match, with the amount as %s', (_name, body) => {
    expect(kindOf(200, body)).toBe('done')
  })

  it.each([
    ['another reference', { ...older, externalReferenceId: '77-2' }],
    ['another amount', { ...older, amount: 944.24 }],
    ['an invalid amount', { ...older, amount: 'todo' }],
    ['no amount', { externalReferenceId: '77-1' }],
    ['an errorCode', { ...older, errorCode: 400 }],
  ])('M-04 is unclear with %s', (_name, body) => {
    expect(kindOf(200, body)).toBe('unclear')
  })
})

describe('refundOutcome of other statuses', () => {
  const refusal = (errorMessage: unknown) => ({ errorCode: 400, errorMessage, data: {} })

  it.each([
    'More than was charged',
    'externalReferenceId has been used before',
    'externalReferenceId does not exist',
  ])('M-04 is refused by HTTP 400 with the message %j', (errorMessage) => {
    expect(refundOutcome({ status: 400, body: refusal(errorMessage) }, sent)).toEqual({
      kind: 'refused',
      reason: errorMessage,
    })
  })

  it.each([
    ['no message', refusal(undefined)],
    ['an empty message', refusal(' ')],
    ['the shape of a completed refund', older],
    ['CODERROR 100', newer('100')],
    ['CODERROR 200', newer('200')],
    ['nothing', {}],
    ['null', null],
  ])('M-04 is unclear for HTTP 400 with %s', (_name, body) => {
    expect(kindOf(400, body)).toBe('unclear')
  })

  const bodies = {
    'the newer shape of done': newer('100'),
    'the newer shape of refused': newer('301'),
    'the older shape': older,
    'a message': refusal('No'),
    nothing: {},
  }
  const statuses = [201, 202, 204, 301, 302, 403, 404, 405, 406, 408, 409, 422, 429, 500, 502, 503, 504]
  const cases = statuses.flatMap((status) =>
    Object.entries(bodies).map(([name, body]) => [status, name, body] as const),
  )
  it.each(cases)('M-04 is unclear for HTTP %i with %s', (status, _name, body) => {
    expect(refundOutcome({ status, body }, sent)).toEqual({
      kind: 'unclear',
      reason: `Niubiz did not confirm or refuse the refund (HTTP ${status}).`,
    })
  })
})
