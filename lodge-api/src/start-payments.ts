import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Clock } from './clock.ts'
import type { Config, PaymentSettings } from './config.ts'
import { createProvider } from './payments/create-provider.ts'
import type { PaymentProvider } from './payments/payment-provider.ts'
import { type ProviderRegistry, registerProviders } from './payments/provider-registry.ts'
import { createSandbox } from './payments/sandbox/create-sandbox.ts'
import type { SandboxPlugin } from './payments/sandbox/sandbox-plugin.ts'

/** The payment providers, and a function that stops what was started for them. */
export type Payments = { registry: ProviderRegistry; stop: () => Promise<void> }

const MERCHANT_ID = '100000001'
const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])

/** Creates the clients of Niubiz, and starts the sandbox beside the server, with the plugin, if it takes the payments. */
export async function startPayments(config: Config, clock: Clock, plugin?: SandboxPlugin): Promise<Payments> {
  const previous = config.previousPayments
    ? [createProvider({ provider: 'niubiz', scriptUrl: null, ...config.previousPayments }, { clock })]
    : []
  const { payments } = config
  if (payments.provider === 'niubiz') {
    const registry = registerProviders(createProvider(payments, { clock }), previous)
    return { registry, stop: async () => undefined }
  }
  const { provider, stop } = await startSandbox({ ...config, payments }, clock, plugin)
  return { registry: registerProviders(provider, previous), stop }
}

type SandboxConfig = Config & { payments: PaymentSettings & { provider: 'sandbox' } }

/** Starts the sandbox with credentials generated for this run. */
async function startSandbox(
  config: SandboxConfig,
  clock: Clock,
  plugin?: SandboxPlugin,
): Promise<{ provider: PaymentProvider; stop: () => Promise<void> }> {
  const { payments } = config
  const credentials = {
    user: 'lodge',
    password: randomBytes(24).toString('base64url'),
    merchantId: MERCHANT_ID,
  }
  const sandbox = createSandbox(
    {
      ...credentials,
      clock,
      storeFile: join(config.dataDir, 'sandbox.db'),
      pageSources: pageSources(config),
      ...(payments.sessionSeconds && { sessionLifeMs: payments.sessionSeconds * 1000 }),
    },
    plugin,
  )
  const { port } = await sandbox.listen({ port: payments.port, host: sandboxHost(config) })
  const { publicUrl } = payments
  const provider = createProvider({ provider: 'sandbox', port, publicUrl, ...credentials }, { clock })
  return { provider, stop: () => sandbox.close() }
}

/** Browsers reach the card fields under the host name of the lodge; the server itself always uses 127.0.0.1. */
const sandboxHost = ({ host }: Config): string => (LOOPBACK.has(host) ? '127.0.0.1' : '0.0.0.0')

/** Origins that may frame the sandbox's card fields: the public site, under its URL or any name of this machine. */
const pageSources = ({ publicUrl, publicPort }: Config): string[] => [
  new URL(publicUrl).origin,
  ...(publicPort === 0 ? ['http://*:*'] : [`http://*:${publicPort}`]),
]
