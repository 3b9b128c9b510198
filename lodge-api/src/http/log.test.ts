import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createLog } from './log.ts'

const captured = () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  return { log, text: () => lines.join('') }
}

describe('createLog', () => {
  it('C-01 logs where an error was thrown, without personal data', () => {
    const { log, text } = captured()
    const cause = new Error('invalid input "Rosa Quispe" for rosa@example.pe')
    log.error({ err: new Error("no room for document 45678901 of 'Núñez'", { cause }) }, 'request failed')
    expect(text()).toContain('log.test.ts')
    expect(text()).not.toMatch(/Rosa|rosa@|45678901|Núñez/)
  })

  it('C-01 logs the path of an invalid value, not its content', () => {
    const { log, text } = captured()
    try {
      v.parse(v.object({ client: v.object({ email: v.pipe(v.string(), v.email()) }) }), {
        client: { email: 'rosa at example' },
      })
    } catch (err) {
      log.error({ err })
      log.error(err)
    }
    expect(text()).toContain('client.email')
    expect(text()).not.toContain('rosa')
  })

  it('O-08 writes one line for each entry, whatever it contains, with the time in milliseconds since 1970 in UTC', () => {
    const { log, text } = captured()
    const before = Date.now()
    log.info({ job: 'a\n{"level":50,"msg":"forged"}\r\n' }, 'first\nline')
    const [line = '', ...others] = text().trimEnd().split('\n')
    expect(others).toEqual([])
    const { time, msg, job } = JSON.parse(line)
    expect([msg, job]).toEqual(['first\nline', 'a\n{"level":50,"msg":"forged"}\r\n'])
    expect(time).toBeGreaterThanOrEqual(before)
    expect(time).toBeLessThanOrEqual(Date.now())
  })

  it('C-01 redacts personal data and secrets', () => {
    const { log, text } = captured()
    const client = { names: 'Rosa' }
    log.info({ authorization: 'Bearer abc', password: 'clave', body: client, query: { q: 'Rosa' }, client })
    log.info({ call: { headers: { cookie: 'abc' }, email: 'rosa@example.pe', token: 'abc' }, job: 7 })
    expect(text()).not.toMatch(/Rosa|rosa|abc|clave/)
    expect(text()).toContain('"job":7')
  })

  it('C-01 logs the code of a database or network error', () => {
    const { log, text } = captured()
    log.error({ err: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) })
    expect(text()).toContain('"code":"ECONNREFUSED"')
  })
})
