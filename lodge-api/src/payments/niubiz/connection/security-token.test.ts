import { MINUTE_MS } from 'shared-ui/rules/dates/durations'
import { describe, expect, it } from 'vitest'
import { createSecurityToken } from './security-token.ts'

function tokenOf() {
  let now = 0
  let requests = 0
  const token = createSecurityToken({
    clock: () => now,
    request: async () => {
      requests += 1
      return `token-${requests}`
    },
  })
  return {
    token,
    requests: () => requests,
    passMinutes: (minutes: number) => {
      now += minutes * MINUTE_MS
    },
  }
}

describe('createSecurityToken', () => {
  it('B-03 requests one token for simultaneous calls', async () => {
    const { token, requests } = tokenOf()
    expect(await Promise.all([token.current(), token.current(), token.current()])).toEqual(
      Array(3).fill('token-1'),
    )
    expect(requests()).toBe(1)
  })

  it('B-03 caches the token for less than 55 minutes', async () => {
    const { token, passMinutes } = tokenOf()
    await token.current()
    passMinutes(54)
    expect(await token.current()).toBe('token-1')
    passMinutes(1)
    expect(await token.current()).toBe('token-2')
  })

  it('B-03 replaces a token once when several requests were refused with it', async () => {
    const { token, requests } = tokenOf()
    const refused = await token.current()
    expect(await Promise.all([token.replace(refused), token.replace(refused)])).toEqual([
      'token-2',
      'token-2',
    ])
    expect(await token.replace(refused)).toBe('token-2')
    expect(requests()).toBe(2)
  })

  it('B-03 requests a token again after a failure', async () => {
    let isDown = true
    const token = createSecurityToken({
      clock: () => 0,
      request: async () => {
        if (isDown) throw new Error('down')
        return 'token'
      },
    })
    await expect(token.current()).rejects.toThrow('down')
    isDown = false
    expect(await token.current()).toBe('token')
  })
})
