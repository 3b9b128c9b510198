import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startSandbox } from '../../../test/payments/sandbox-fixture.ts'
import { createTestHooks } from '../../../test/payments/test-hooks.ts'
import { createSandbox, type Sandbox } from './create-sandbox.ts'

const credentials = { user: 'lodge', password: 'made-up-for-this-test', merchantId: '100000001' }
let folder: string
let open: Sandbox[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  open = []
})
afterEach(async () => {
  await Promise.all(open.map((sandbox) => sandbox.close()))
  rmSync(folder, { recursive: true })
})

async function listening(host: string, pageSources?: string[]): Promise<string> {
  const sandbox = createSandbox({
    storeFile: join(folder, 'new', 'sandbox.db'),
    ...credentials,
    ...(pageSources && { pageSources }),
  })
  open.push(sandbox)
  return (await sandbox.listen({ port: 0, host })).url
}

async function securityToken(url: string): Promise<string> {
  const basic = Buffer.from(`${credentials.user}:${credentials.password}`).toString('base64')
  const response = await fetch(`${url}/api.security/v1/security`, {
    headers: { authorization: `Basic ${basic}` },
  })
  return response.text()
}

describe('createSandbox', () => {
  it('B-03 issues the security token as plain text with 201, and 401 without credentials', async () => {
    const url = await listening('127.0.0.1')
    expect(await securityToken(url)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    const stranger = await fetch(`${url}/api.security/v1/security`, { method: 'POST' })
    expect([stranger.status, stranger.headers.get('content-type')]).toEqual([401, 'text/plain'])
  })

  it('B-10 requires the security token', async () => {
    const url = await listening('127.0.0.1')
    const response = await fetch(
      `${url}/api.authorization/v3/authorization/ecommerce/${credentials.merchantId}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'a.b.c' },
        body: '{}',
      },
    )
    expect(response.status).toBe(401)
  })

  it('B-10 retains its charges when it is reopened', async () => {
    const storeFile = join(folder, 'stored.db')
    const first = await startSandbox({ storeFile })
    const tokenId = await first.cardToken(await first.openSession(500))
    await first.provider.charge({ purchaseNumber: '9', tokenId, amount: 500 })
    await first.close()
    const second = await startSandbox({ storeFile })
    expect((await second.provider.lookup('9')).kind).toBe('approved')
    await second.close()
  })
})

describe('sandbox test hooks', () => {
  it('B-10 do not exist without their plugin', async () => {
    const url = await listening('127.0.0.1')
    expect((await fetch(`${url}/_sandbox/charges`)).status).toBe(404)
  })

  it('B-10 are refused unless the sandbox listens on loopback only', async () => {
    const sandbox = createSandbox({ storeFile: join(folder, 'hooks.db'), ...credentials }, createTestHooks())
    open.push(sandbox)
    const { url } = await sandbox.listen({ port: 0, host: '0.0.0.0' })
    expect((await fetch(`${url}/_sandbox/charges`)).status).toBe(403)
    const next = await fetch(`${url}/_sandbox/next`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"behaviour":"slow"}',
    })
    expect(next.status).toBe(403)
  })

  it('B-10 refuse an impossible fault', async () => {
    const sandbox = await startSandbox()
    await expect(sandbox.next({ behaviour: 'slow', times: 0 })).rejects.toThrow('times')
    await expect(sandbox.next({ behaviour: 'refuse' })).rejects.toThrow('only a refund can be refused')
    await sandbox.close()
  })
})

describe('sandbox card fields', () => {
  it('B-04 can be embedded only by the configured pages', async () => {
    const url = await listening('127.0.0.1', ['https://lodge.example.pe'])
    const field = await fetch(`${url}/elements/v1/fields/card-number?page=https://lodge.example.pe`)
    expect(field.headers.get('content-security-policy')).toContain('frame-ancestors https://lodge.example.pe')
    expect(await field.text()).toContain('<html lang="es-PE">')
    expect((await fetch(`${url}/elements/v1/fields/card-owner`)).status).toBe(404)
  })

  it('B-04 accept cards as JSON only, which other origins cannot send', async () => {
    const url = await listening('127.0.0.1')
    const form = await fetch(`${url}/elements/v1/tokens`, {
      method: 'POST',
      body: new URLSearchParams({ number: '4' }),
    })
    expect(form.status).toBe(415)
    const preflight = await fetch(`${url}/elements/v1/tokens`, { method: 'OPTIONS' })
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
  })
})
