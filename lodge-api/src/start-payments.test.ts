import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { type Payments, startPayments } from './start-payments.ts'

const PREVIOUS = {
  NIUBIZ_PREVIOUS_API_URL: 'https://apitestenv.vnforapps.com',
  NIUBIZ_PREVIOUS_USER: 'u',
  NIUBIZ_PREVIOUS_PASSWORD: 'p',
  NIUBIZ_PREVIOUS_MERCHANT_ID: '456',
}
const NIUBIZ = {
  PAYMENT_PROVIDER: 'niubiz',
  NIUBIZ_USER: 'u',
  NIUBIZ_PASSWORD: 'p',
  NIUBIZ_MERCHANT_ID: '123',
}
let folder: string
let payments: Payments | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'payments-'))
})
afterEach(async () => {
  await payments?.stop()
  payments = undefined
  rmSync(folder, { recursive: true })
})

async function started(environment: Record<string, string>): Promise<Payments> {
  const config = readConfig({ LODGE_DATA_DIR: folder, SANDBOX_PORT: '0', HOST: '127.0.0.1', ...environment })
  payments = await startPayments(config, () => Date.now())
  return payments
}

describe('startPayments', () => {
  it('M-07 finds the earlier account for its purchases', async () => {
    const { registry } = await started({ ...NIUBIZ, ...PREVIOUS })
    expect(registry.current.identity).toEqual({
      provider: 'niubiz',
      environment: 'apiprod.vnforapps.com',
      merchantId: '123',
    })
    const earlier = { provider: 'niubiz', environment: 'apitestenv.vnforapps.com', merchantId: '456' }
    expect(registry.find(earlier)?.identity).toEqual(earlier)
    expect(registry.find(registry.current.identity)).toBe(registry.current)
    expect(registry.find({ ...earlier, merchantId: '789' })).toBeUndefined()
  })

  it('M-07 finds the earlier account beside the sandbox', async () => {
    const { registry } = await started(PREVIOUS)
    expect(registry.current.identity.provider).toBe('sandbox')
    expect(registry.find({ provider: 'niubiz', environment: '', merchantId: '' })?.identity).toMatchObject({
      merchantId: '456',
    })
    const session = await registry.current.startSession({
      amount: 1_050,
      clientIp: '203.0.113.7',
      email: 'rosa.quispe@example.pe',
      documentNumber: '44556677',
    })
    expect(session.sessionKey).toMatch(/^[0-9a-f]{64}$/)
  })

  it('M-07 finds no Niubiz account without settings', async () => {
    const { registry } = await started({})
    expect(registry.find({ provider: 'niubiz', environment: 'apiprod.vnforapps.com', merchantId: '1' })).toBe(
      undefined,
    )
  })
})
