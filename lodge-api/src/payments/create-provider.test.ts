import { describe, expect, it } from 'vitest'
import { createProvider, NIUBIZ_SCRIPT_URL } from './create-provider.ts'
import type { Transport } from './niubiz/connection/transport.ts'

const account = { user: 'u', password: 'p', merchantId: '123' }
const surroundings = { clock: () => 0 }
const sandbox = { provider: 'sandbox', port: 4200, publicUrl: null, ...account } as const
const niubiz = {
  provider: 'niubiz',
  apiUrl: 'https://apiprod.vnforapps.com',
  refundUrl: null,
  refundAfterDays: 2,
  scriptUrl: null,
  ...account,
} as const

describe('createProvider', () => {
  it("B-03 uses test mode and the page's host name for the sandbox", () => {
    const { testMode, form } = createProvider(sandbox, surroundings)
    expect(testMode).toBe(true)
    expect(form.scriptUrl).toBe('http://localhost:4200/elements/v1/payform.min.js')
    expect(form.scriptUrlAt('192.168.1.20')).toBe('http://192.168.1.20:4200/elements/v1/payform.min.js')
    expect(form.contentSources.frame).toEqual(['http://*:4200'])
  })

  it.each(['evil.example/x?', 'a@b', '', 'b c'])(
    'B-03 replaces the invalid host name %j by localhost',
    (hostname) => {
      expect(createProvider(sandbox, surroundings).form.scriptUrlAt(hostname)).toMatch(
        /^http:\/\/localhost:4200\//,
      )
    },
  )

  it('B-03 uses the public address of the sandbox', () => {
    const { form } = createProvider({ ...sandbox, publicUrl: 'https://pay.example.pe' }, surroundings)
    expect(form.scriptUrlAt('192.168.1.20')).toBe('https://pay.example.pe/elements/v1/payform.min.js')
    expect(form.contentSources.script).toEqual(['https://pay.example.pe'])
  })

  it("B-03 charges for real with Niubiz's production host and script", () => {
    const { testMode, form } = createProvider(niubiz, surroundings)
    expect(testMode).toBe(false)
    expect(form.scriptUrlAt('lodge.example.pe')).toBe(NIUBIZ_SCRIPT_URL)
    expect(form.contentSources.script).toContain('https://static-content.vnforapps.com')
  })

  it("B-03 uses test mode with Niubiz's own sandbox", () => {
    const apiUrl = 'https://apisandbox.vnforappstest.com'
    expect(createProvider({ ...niubiz, apiUrl }, surroundings).testMode).toBe(true)
  })
  it('M-07 identifies itself by provider, host and merchant', () => {
    const merchantId = '123'
    expect(createProvider(sandbox, surroundings).identity).toEqual({
      provider: 'sandbox',
      environment: 'sandbox',
      merchantId,
    })
    expect(createProvider(niubiz, surroundings).identity).toEqual({
      provider: 'niubiz',
      environment: 'apiprod.vnforapps.com',
      merchantId,
    })
  })

  const PRODUCTION = 'https://apiprod.vnforapps.com'
  const QA = 'https://apitestenv.vnforapps.com'
  it.each([
    ['its own host in production', PRODUCTION, null, PRODUCTION],
    ['its own host in QA', QA, null, QA],
    ["the QA host from Niubiz's sandbox", 'https://apisandbox.vnforappstest.com', null, QA],
    ['the host of the setting', PRODUCTION, 'https://refunds.example.pe', 'https://refunds.example.pe'],
  ])('M-04 sends refunds to %s', async (_name, apiUrl, refundUrl, expected) => {
    const urls: string[] = []
    const transport: Transport = async ({ url }) => {
      urls.push(url)
      return url.endsWith('/security')
        ? { status: 201, text: 'token' }
        : { status: 200, text: '{"errorCode":0,"data":{"CODERROR":"100"}}' }
    }
    const provider = createProvider({ ...niubiz, apiUrl, refundUrl }, { ...surroundings, transport })
    await provider.refund({ transactionId: '994', reference: '77-1', amount: 1 })
    expect(urls).toEqual([`${expected}/api.security/v1/security`, `${expected}/api.refund/v1/refund/123/994`])
  })

  it('M-02 allows for the longest exchange of all providers', () => {
    const longest = {
      sandbox: createProvider(sandbox, surroundings),
      niubiz: createProvider(niubiz, surroundings),
    }
    expect([longest.sandbox.longestExchangeMs, longest.niubiz.longestExchangeMs]).toEqual([240_000, 240_000])
  })
})
