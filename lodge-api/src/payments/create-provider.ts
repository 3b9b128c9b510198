import type { Transport } from './niubiz/connection/transport.ts'
import { createNiubizProvider } from './niubiz/create-niubiz-provider.ts'
import type { NiubizTimeouts } from './niubiz/niubiz-settings.ts'
import type { ContentSources, PaymentProvider } from './payment-provider.ts'

/** Settings of the card provider, from `config.ts`. Addresses have no trailing slash. */
export type ProviderSettings =
  | {
      provider: 'sandbox'
      /** The sandbox's port on this machine; the API server reaches it at 127.0.0.1. */
      port: number
      /** `SANDBOX_PUBLIC_URL`, the address for browsers; null if they use the lodge's host name with that port. */
      publicUrl: string | null
      user: string
      password: string
      merchantId: string
    }
  | {
      provider: 'niubiz'
      /** `NIUBIZ_API_URL`: production, QA or Niubiz's own sandbox. */
      apiUrl: string
      /** `NIUBIZ_REFUND_URL`; null for the refund host that belongs to `apiUrl`. */
      refundUrl: string | null
      /** `NIUBIZ_REFUND_AFTER_DAYS`, in business days. */
      refundAfterDays: number
      /** `NIUBIZ_SCRIPT_URL`; null for Niubiz's production script. */
      scriptUrl: string | null
      user: string
      password: string
      merchantId: string
    }

/** Dependencies of both kinds of provider. */
export type ProviderSurroundings = {
  /** Now, in epoch milliseconds. */
  clock: () => number
  timeouts?: Partial<NiubizTimeouts>
  /** Replaces the network in tests. */
  transport?: Transport
}

export const NIUBIZ_SCRIPT_URL = 'https://static-content.vnforapps.com/elements/v1/payform.min.js'
const NIUBIZ_PRODUCTION = 'https://apiprod.vnforapps.com'
/** The QA host handles refunds of Niubiz's sandbox; every other host handles its own (`docs/niubiz.md`). */
const REFUND_URLS: Record<string, string> = {
  'https://apisandbox.vnforappstest.com': 'https://apitestenv.vnforapps.com',
}

/**
 * Creates the provider that the settings name. Both are the same client: the sandbox speaks Niubiz's protocol, so that tests run
 * the production code.
 */
export function createProvider(
  settings: ProviderSettings,
  surroundings: ProviderSurroundings,
): PaymentProvider {
  return settings.provider === 'sandbox'
    ? createSandboxClient(settings, surroundings)
    : createNiubizClient(settings, surroundings)
}

function createSandboxClient(
  { port, publicUrl, merchantId, ...credentials }: ProviderSettings & { provider: 'sandbox' },
  surroundings: ProviderSurroundings,
): PaymentProvider {
  const apiUrl = `http://127.0.0.1:${port}`
  return createNiubizProvider({
    ...surroundings,
    ...credentials,
    identity: { provider: 'sandbox', environment: 'sandbox', merchantId },
    apiUrl,
    refundUrl: apiUrl,
    // The sandbox refunds without waiting for settlement.
    refundAfterDays: 0,
    scriptUrlAt: (hostname) => `${publicUrl ?? addressAt(hostname, port)}/elements/v1/payform.min.js`,
    contentSources: sandboxSources(publicUrl ?? `http://*:${port}`),
    testMode: true,
  })
}

function createNiubizClient(
  { apiUrl, refundUrl, merchantId, ...settings }: ProviderSettings & { provider: 'niubiz' },
  surroundings: ProviderSurroundings,
): PaymentProvider {
  const { user, password } = settings
  const scriptUrl = settings.scriptUrl ?? NIUBIZ_SCRIPT_URL
  return createNiubizProvider({
    ...surroundings,
    user,
    password,
    identity: { provider: 'niubiz', environment: new URL(apiUrl).host, merchantId },
    apiUrl,
    refundUrl: refundUrl ?? REFUND_URLS[apiUrl] ?? apiUrl,
    refundAfterDays: settings.refundAfterDays,
    scriptUrlAt: () => scriptUrl,
    contentSources: niubizSources(new URL(scriptUrl).origin),
    testMode: new URL(apiUrl).origin !== NIUBIZ_PRODUCTION,
  })
}

/** Returns the origin of a host name and port. The host name comes from a request header: an invalid one becomes `localhost`. */
function addressAt(hostname: string, port: number): string {
  const url = URL.parse(`http://${hostname}:${port}`)
  return url && url.hostname === hostname.toLowerCase() ? url.origin : `http://localhost:${port}`
}

function sandboxSources(source: string): ContentSources {
  return { script: [source], style: [], frame: [source], connect: [], image: [] }
}

/** Sources from `docs/niubiz.md`; to be confirmed in report-only mode once the lodge has a contract. */
function niubizSources(scriptOrigin: string): ContentSources {
  const device = 'https://h.online-metrix.net'
  const own = 'https://*.vnforapps.com'
  return {
    script: [scriptOrigin, device],
    style: [scriptOrigin],
    frame: [own, device],
    connect: [own, device],
    image: ['data:', own, device],
  }
}
