import { createNiubizProvider } from './niubiz/create-niubiz-provider.ts'
import type { Fetch, NiubizTimeouts } from './niubiz/niubiz-settings.ts'
import type { ContentSources, PaymentProvider } from './payment-provider.ts'

/** What `config.ts` says of the card provider. Addresses are without a trailing slash. */
export type ProviderSettings =
  | {
      provider: 'sandbox'
      /** The sandbox's port on this machine; the lodge's server calls it at 127.0.0.1. */
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
  fetch?: Fetch
}

export const NIUBIZ_SCRIPT_URL = 'https://static-content.vnforapps.com/elements/v1/payform.min.js'
const NIUBIZ_PRODUCTION = 'https://apiprod.vnforapps.com'

/**
 * Makes the provider that the settings name. Both are the same maker: the sandbox is a Niubiz beside the lodge, so what is
 * tested is what runs.
 */
export function createProvider(
  settings: ProviderSettings,
  surroundings: ProviderSurroundings,
): PaymentProvider {
  const { user, password, merchantId } = settings
  const shared = { ...surroundings, user, password, merchantId }
  if (settings.provider === 'sandbox') {
    const { port, publicUrl } = settings
    return createNiubizProvider({
      ...shared,
      apiUrl: `http://127.0.0.1:${port}`,
      scriptUrlAt: (hostname) => `${publicUrl ?? addressAt(hostname, port)}/elements/v1/payform.min.js`,
      contentSources: sandboxSources(publicUrl ?? `http://*:${port}`),
      testMode: true,
    })
  }
  const scriptUrl = settings.scriptUrl ?? NIUBIZ_SCRIPT_URL
  return createNiubizProvider({
    ...shared,
    apiUrl: settings.apiUrl,
    scriptUrlAt: () => scriptUrl,
    contentSources: niubizSources(new URL(scriptUrl).origin),
    testMode: new URL(settings.apiUrl).origin !== NIUBIZ_PRODUCTION,
  })
}

/** A host name comes from a request's head: what is no host name leads to this machine. */
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
