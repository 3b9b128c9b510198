import { HOUR_MS } from 'shared-ui/rules/dates/durations'
import { describe, expect, it } from 'vitest'
import { scriptedProvider } from '../../test/payments/scripted-provider.ts'
import type { OutgoingMail } from '../mail/transport/mail-transport.ts'
import { registerProviders } from '../payments/provider-registry.ts'
import { createServiceRecord } from './service-record.ts'
import { watchMail } from './watch-mail.ts'
import { watchPayments } from './watch-payments.ts'

const SESSION = { amount: 100, clientIp: '203.0.113.7', email: 'rosa@example.pe', documentNumber: '44556677' }
const CHARGE = { purchaseNumber: '1', tokenId: 't', amount: 100 }
const MAIL: OutgoingMail = { id: '1', to: 'a@example.pe', replyTo: '', subject: '', html: '', text: '' }

describe('createServiceRecord', () => {
  it('O-07 names a service whose last exchange failed until one succeeds or the failure is too old', () => {
    let now = 0
    const services = createServiceRecord(() => now)
    services.failed('mail')
    services.failed('payments')
    expect(services.failing()).toEqual(['mail', 'payments'])
    services.succeeded('mail')
    expect(services.failing()).toEqual(['payments'])
    now = HOUR_MS
    expect(services.failing()).toEqual([])
  })
})

describe('watchPayments', () => {
  const watch = () => {
    const provider = scriptedProvider(() => 0)
    const services = createServiceRecord()
    return { provider, services, ...watchPayments(registerProviders(provider), services) }
  }

  it('O-07 records a provider that is away, and its return', async () => {
    const { provider, services, current } = watch()
    provider.refuseSessions = true
    await expect(current.startSession(SESSION)).rejects.toThrow()
    expect(services.failing()).toEqual(['payments'])
    provider.refuseSessions = false
    await current.startSession(SESSION)
    expect(services.failing()).toEqual([])
  })

  it('O-07 records a charge and a refund without a clear response, of an earlier account too', async () => {
    const { provider, services, find } = watch()
    const earlier = find({ ...provider.identity })
    provider.respondToCharge = () => ({ kind: 'unknown', reason: 'timeout' })
    await earlier?.charge(CHARGE)
    expect(services.failing()).toEqual(['payments'])
    services.succeeded('payments')
    provider.respondToRefund = () => ({ kind: 'unclear', reason: 'timeout' })
    await earlier?.refund({ transactionId: '1', reference: '1-a', amount: 1 })
    expect(services.failing()).toEqual(['payments'])
  })

  it('O-07 takes a denied card for a provider that works', async () => {
    const { provider, services, current } = watch()
    services.failed('payments')
    provider.respondToCharge = () => ({
      kind: 'denied',
      denial: { actionCode: '116', actionDescription: '', card: '', brand: '' },
    })
    await current.charge(CHARGE)
    expect(services.failing()).toEqual([])
  })
})

describe('watchMail', () => {
  it('O-07 records a mail server that fails, and takes one that refuses a receiver for working', async () => {
    const services = createServiceRecord()
    let failure: Error | null = Object.assign(new Error('Greeting never received'), { command: 'CONN' })
    const transport = watchMail(
      {
        async send() {
          if (failure) throw failure
        },
      },
      services,
    )
    await expect(transport.send(MAIL)).rejects.toThrow('Greeting')
    expect(services.failing()).toEqual(['mail'])
    failure = Object.assign(new Error('No such user'), { code: 'EENVELOPE', command: 'RCPT TO' })
    await expect(transport.send(MAIL)).rejects.toThrow('No such user')
    expect(services.failing()).toEqual([])
    services.failed('mail')
    failure = null
    await transport.send(MAIL)
    expect(services.failing()).toEqual([])
  })
})
