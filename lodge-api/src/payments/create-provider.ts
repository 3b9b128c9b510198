import { createNiubizProvider } from './niubiz/create-niubiz-provider.ts'
import type { Fetch, NiubizTimeouts } from './niubiz/niubiz-settings.ts'
import type { ContentSources, PaymentProvider } from './payment-provider.ts'

/** What `config.ts` says of the card provider. Addresses are without a trailing slash. */
export type ProviderSettings =
  | {
      provider: 'sandbox'
      /** Where the lodge's server reaches the sandbox. */
      apiUrl: string
      /** Where browsers reach it; another name than above when phones are to book too. */
      publicUrl: string
      user: string
      password: string
      merchantId: string
    }
  | {
      provider: 'niubiz'
      /** `NIUBIZ_API_URL`: production, QA or Niubiz's own sandbox. */
      apiUrl: string
      /** `NIUBIZ_SCRIPT_URL`; its production script unless said otherwise. */
      scriptUrl?: string
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
  const { apiUrl, user, password, merchantId } = settings
  const shared = { ...surroundings, apiUrl, user, password, merchantId }
  if (settings.provider === 'sandbox') {
    return createNiubizProvider({
      ...shared,
      scriptUrl: `${settings.publicUrl}/elements/v1/payform.min.js`,
      contentSources: sandboxSources(new URL(settings.publicUrl).origin),
      testMode: true,
    })
  }
  const scriptUrl = settings.scriptUrl ?? NIUBIZ_SCRIPT_URL
  return createNiubizProvider({
    ...shared,
    scriptUrl,
    contentSources: niubizSources(new URL(scriptUrl).origin),
    testMode: new URL(apiUrl).origin !== NIUBIZ_PRODUCTION,
  })
}

function sandboxSources(origin: string): ContentSources {
  return { script: [origin], style: [], frame: [origin], connect: [], image: [] }
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
