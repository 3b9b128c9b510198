import { describe, expect, it } from 'vitest'
import { clientOf } from '../../../../test/payments/server-fixture.ts'
import { NIUBIZ_TIMEOUTS } from '../niubiz-settings.ts'
import { longestExchange } from './exchange-times.ts'
import type { Transport } from './transport.ts'

describe('longestExchange', () => {
  it.each([
    ['a cancellation: void, look-up, reversal, look-up', NIUBIZ_TIMEOUTS, 4 * (2 * (15_000 + 15_000))],
    ['a charge and its look-up', { authorise: 100, refund: 1, other: 10 }, 2 * (10 + 100) + 2 * (10 + 10)],
    ['a refund', { authorise: 1, refund: 200, other: 10 }, 2 * (10 + 200)],
  ])('M-02 is that of %s', (_name, timeouts, longest) => {
    expect(longestExchange(timeouts)).toBe(longest)
  })

  /** Adds the full timeout of every request, and refuses each first token with HTTP 401. */
  function refusingEachToken(textOf: (path: string) => string) {
    const requests: string[] = []
    const transport: Transport = async ({ url }) => {
      const { pathname } = new URL(url)
      const isRepeat = requests.at(-1)?.endsWith('/security') && requests.at(-2) === pathname
      requests.push(pathname)
      if (pathname.endsWith('/security')) return { status: 201, text: `token-${requests.length}` }
      return isRepeat ? { status: 400, text: textOf(pathname) } : { status: 401, text: 'Unauthorized' }
    }
    return { transport, requests }
  }

  it('M-02 includes every request of a refused charge and its look-up', async () => {
    const { transport, requests } = refusingEachToken(() => '{"errorCode":400,"data":{}}')
    const timeouts = { authorise: 1_000, refund: 1, other: 10 }
    const client = clientOf({ apiUrl: 'http://niubiz.invalid' }, { timeouts, transport })
    const outcome = await client.charge({ purchaseNumber: '77', tokenId: 'T', amount: 1 })
    expect(outcome.kind).toBe('unknown')
    const sent = requests.filter((path) => path.includes('/authorization/ecommerce/')).length
    const spent = sent * timeouts.authorise + (requests.length - sent) * timeouts.other
    // The look-up reuses the valid token: one request less than the longest exchange.
    expect(spent).toBe(client.longestExchangeMs - timeouts.other)
  })
})
