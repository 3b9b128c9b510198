import { type Timers, withTimeout } from './with-timeout.ts'

/** The part of the provider's script that is used here (`docs/niubiz.md`, 'In the page'). */
export type Payform = {
  setConfiguration: (configuration: Record<string, string>) => void
  createElement: (kind: CardFieldKind, options: object, containerId: string) => Promise<PayformElement>
  createToken: (elements: PayformElement[], cardholder: object) => Promise<unknown>
}

export type CardFieldKind = 'card-number' | 'card-expiry' | 'card-cvc'

export type PayformElement = {
  on: (event: 'change', listener: (problems: unknown) => void) => unknown
  unmount: () => void
}

declare global {
  interface Window {
    payform?: Payform
  }
}

/** The provider's script did not load, or could not create its fields. */
export class CardFieldsFailed extends Error {
  constructor(options?: ErrorOptions) {
    super('The card fields could not be created; they may be tried again', options)
    this.name = 'CardFieldsFailed'
  }
}

const loading = new Map<string, Promise<Payform>>()

/**
 * Loads the provider's script, once for the life of the page. After a failure or 30 s the script is removed, so that the next call
 * tries again. Rejects with `CardFieldsFailed` or `ProviderTimeout`.
 */
export function loadPayform(scriptUrl: string, timers: Timers): Promise<Payform> {
  const known = loading.get(scriptUrl)
  if (known) return known
  const load = addScript(scriptUrl, timers).catch((error: unknown) => {
    loading.delete(scriptUrl)
    throw error
  })
  loading.set(scriptUrl, load)
  return load
}

async function addScript(scriptUrl: string, timers: Timers): Promise<Payform> {
  const script = document.createElement('script')
  script.src = scriptUrl
  const loaded = new Promise<Payform>((resolve, reject) => {
    script.addEventListener('load', () => {
      if (window.payform) resolve(window.payform)
      else reject(new CardFieldsFailed())
    })
    script.addEventListener('error', () => reject(new CardFieldsFailed()))
  })
  document.head.append(script)
  try {
    return await withTimeout(loaded, timers)
  } catch (error) {
    script.remove()
    throw error
  }
}
