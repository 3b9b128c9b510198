import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import { createProvider } from './payments/create-provider.ts'
import type { PaymentProvider } from './payments/payment-provider.ts'
import { createSandbox } from './payments/sandbox/create-sandbox.ts'

/** The card provider, and how to stop what was started for it. */
export type Payments = { provider: PaymentProvider; stop: () => Promise<void> }

const MERCHANT_ID = '100000001'
const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])

/** Connects to Niubiz, or starts the sandbox beside the server with credentials made up for this run. */
export async function startPayments(config: Config, clock: Clock): Promise<Payments> {
  const { payments } = config
  if (payments.provider === 'niubiz') {
    return { provider: createProvider(payments, { clock }), stop: async () => undefined }
  }

  const credentials = {
    user: 'lodge',
    password: randomBytes(24).toString('base64url'),
    merchantId: MERCHANT_ID,
  }
  const sandbox = createSandbox({
    ...credentials,
    clock,
    storeFile: join(config.dataDir, 'sandbox.db'),
    pageSources: pageSources(config),
    ...(payments.sessionSeconds && { sessionLifeMs: payments.sessionSeconds * 1000 }),
  })
  const { port } = await sandbox.listen({ port: payments.port, host: sandboxHost(config) })
  const { publicUrl } = payments
  const provider = createProvider({ provider: 'sandbox', port, publicUrl, ...credentials }, { clock })
  return { provider, stop: () => sandbox.close() }
}

/** Browsers reach the card fields by the name they reach the lodge by; the server itself always by 127.0.0.1. */
const sandboxHost = ({ host }: Config): string => (LOOPBACK.has(host) ? '127.0.0.1' : '0.0.0.0')

/** Who may frame the sandbox's card fields: the public site, by its address or by any name of this machine. */
const pageSources = ({ publicUrl, publicPort }: Config): string[] => [
  new URL(publicUrl).origin,
  ...(publicPort === 0 ? ['http://*:*'] : [`http://*:${publicPort}`]),
]
