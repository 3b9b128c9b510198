import { createNiubizProvider } from './niubiz/create-niubiz-provider.ts'
import type { NiubizTimeouts } from './niubiz/niubiz-settings.ts'
import type { Transport } from './niubiz/transport.ts'
import type { ContentSources, PaymentProvider } from './payment-provider.ts'

/** The settings of the card provider, from `config.ts`. Addresses are without a trailing slash. */
export type ProviderSettings =
  | {
      provider: 'sandbox'
      /** The sandbox's port on this machine; the lodge's server reaches it at 127.0.0.1. */
      port: number
      /** `SANDBOX_PUBLIC_URL`, where browsers reach it; null when they use the lodge's own host name and that port. */
      publicUrl: string | null
      user: string
      password: string
      merchantId: string
    }
  | {
      provider: 'niubiz'
      /** `NIUBIZ_API_URL`: production, QA or Niubiz's own sandbox. */
      apiUrl: string
      /** `NIUBIZ_REFUND_URL`; null for the host that takes the refunds of `apiUrl`. */
      refundUrl: string | null
      /** `NIUBIZ_REFUND_AFTER_DAYS`, in business days. */
      refundAfterDays: number
      /** `NIUBIZ_SCRIPT_URL`; null for its production script. */
      scriptUrl: string | null
      user: string
      password: string
      merchantId: string
    }

/** What the composition root passes to either maker. */
export type ProviderSurroundings = {
  /** Now, in epoch milliseconds. */
  clock: () => number
  timeouts?: Partial<NiubizTimeouts>
  /** Stands between the client and the network in tests. */
  transport?: Transport
}

export const NIUBIZ_SCRIPT_URL = 'https://static-content.vnforapps.com/elements/v1/payform.min.js'
const NIUBIZ_PRODUCTION = 'https://apiprod.vnforapps.com'
/** Refunds of Niubiz's sandbox are taken by its QA host; every other host takes its own (niubiz.md). */
const REFUND_URLS: Record<string, string> = {
  'https://apisandbox.vnforappstest.com': 'https://apitestenv.vnforapps.com',
}

/**
 * Makes the provider that the settings name. Both are the same maker: the sandbox is a Niubiz beside the lodge, so what is
 * tested is what runs.
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
    // The sandbox has no settlement to wait for.
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

/** A host name comes from a request's headers: whatever is not a host name becomes `localhost`. */
function addressAt(hostname: string, port: number): string {
  const url = URL.parse(`http://${hostname}:${port}`)
  return url && url.hostname === hostname.toLowerCase() ? url.origin : `http://localhost:${port}`
}

function sandboxSources(source: string): ContentSources {
  return { script: [source], style: [], frame: [source], connect: [], image: [] }
}

/** From niubiz.md; to be confirmed in report-only mode when a lodge is signed up. */
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
