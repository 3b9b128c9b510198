import { expect, it } from 'vitest'
import { isFinalFailure } from './final-failure.ts'

const refusal = (responseCode: number, command: string) =>
  Object.assign(new Error('refused'), { responseCode, command })

it('case 17 gives up at once when the address is refused permanently, and only then', () => {
  expect(isFinalFailure(refusal(550, 'RCPT TO'))).toBe(true)
  expect(isFinalFailure(refusal(450, 'RCPT TO'))).toBe(false)
  expect(isFinalFailure(refusal(554, 'DATA'))).toBe(false)
  expect(isFinalFailure(new Error('connect ECONNREFUSED'))).toBe(false)
})
