/** The provider's script as far as it is used here (niubiz.md, 'In the page'). */
export type Payform = {
  setConfiguration: (configuration: Record<string, string>) => void
  createElement: (kind: CardFieldKind, options: object, containerId: string) => Promise<PayformElement>
  createToken: (elements: PayformElement[], cardholder: object) => Promise<unknown>
}

export type CardFieldKind = 'card-number' | 'card-expiry' | 'card-cvc'

export type PayformElement = {
  on: (event: 'change', listener: (faults: unknown) => void) => unknown
  unmount: () => void
}

declare global {
  interface Window {
    payform?: Payform
  }
}

/** The provider's script did not come, or could not draw its fields. */
export class CardFieldsFailed extends Error {
  constructor(options?: ErrorOptions) {
    super('The card fields could not be made; they may be tried again', options)
    this.name = 'CardFieldsFailed'
  }
}

const loading = new Map<string, Promise<Payform>>()

/** The provider's script, loaded once for the life of the page and never taken away; a failed load may be tried again. */
export function loadPayform(scriptUrl: string): Promise<Payform> {
  const known = loading.get(scriptUrl)
  if (known) return known
  const load = addScript(scriptUrl).catch((error: unknown) => {
    loading.delete(scriptUrl)
    throw error
  })
  loading.set(scriptUrl, load)
  return load
}

function addScript(scriptUrl: string): Promise<Payform> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = scriptUrl
    script.addEventListener('load', () => {
      if (window.payform) resolve(window.payform)
      else reject(new CardFieldsFailed())
    })
    script.addEventListener('error', () => {
      script.remove()
      reject(new CardFieldsFailed())
    })
    document.head.append(script)
  })
}
