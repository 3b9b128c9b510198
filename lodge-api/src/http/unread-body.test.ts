import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSqliteLodge, type SqliteLodge } from '../../test/databases/sqlite-lodge.ts'
import { VISITOR_FORM_LIMIT } from './limits/rate-limit.ts'

const JSON_BODY = { 'content-type': 'application/json' }
const LARGE = JSON.stringify({ name: 'a'.repeat(1.1 * 1024 * 1024) })

let lodge: SqliteLodge
beforeEach(async () => {
  lodge = await openSqliteLodge()
})
afterEach(() => lodge.close())

const send = async (method: 'POST' | 'DELETE', url: string, payload: string) => {
  const response = await lodge.app.inject({ method, url: `/api${url}`, payload, headers: JSON_BODY })
  return [response.statusCode, response.json().errorCode]
}

describe('a body that is not read', () => {
  it('C-02 an empty JSON body without a token gets 401', async () => {
    expect(await send('DELETE', '/zone/delete?zoneID=x', '')).toEqual([401, 'session_invalid'])
  })

  it('C-02 a body of 1.1 MB without a token gets 401', async () => {
    expect(await send('POST', '/zone/create', LARGE)).toEqual([401, 'session_invalid'])
  })

  it('C-02 a request without a token gets 401 before its body is sent', async () => {
    await lodge.app.listen({ host: '127.0.0.1', port: 0 })
    const [address] = lodge.app.addresses()
    const socket = connect(typeof address === 'object' ? address.port : 0, '127.0.0.1')
    socket.write(
      'POST /api/zone/create HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n',
    )
    const [response] = await once(socket, 'data')
    expect(String(response)).toContain('HTTP/1.1 401 Unauthorized')
    socket.destroy()
  })

  it('M-08 a body of 1.1 MB gets 429 past the limit of its address', async () => {
    for (let count = 0; count < VISITOR_FORM_LIMIT.max; count += 1) await send('POST', '/contact/form', '{}')
    expect(await send('POST', '/contact/form', LARGE)).toEqual([429, 'too_many_requests'])
  })
})

describe('the limit on bodies', () => {
  const bodyOf = (bytes: number) => JSON.stringify({ name: '' }).replace('""', `"${'a'.repeat(bytes - 11)}"`)

  it('C-01 a body of 128 kB is read, and one byte more gets 413', async () => {
    expect(bodyOf(100)).toHaveLength(100)
    expect(await send('POST', '/contact/form', bodyOf(128 * 1024))).toEqual([400, 'invalid_request'])
    expect(await send('POST', '/contact/form', bodyOf(128 * 1024 + 1))).toEqual([413, 'body_too_large'])
  })
})
