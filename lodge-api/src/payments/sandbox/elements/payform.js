/**
 * The sandbox's replacement for Niubiz's payform: the same functions, with card fields in frames of the sandbox's own origin. This
 * file runs in the lodge's page and never sees the card data: page and frames exchange only settings, problems, the first six and
 * last four digits, and the token.
 */
;(() => {
  const base = new URL('.', document.currentScript.src)
  const READY_WITHIN_MS = 15_000
  const TOKEN_WITHIN_MS = 60_000
  const TITLES = {
    'card-number': 'Número de tarjeta',
    'card-expiry': 'Vencimiento de la tarjeta',
    'card-cvc': 'Código de seguridad de la tarjeta',
  }

  let configuration
  const elements = new Map()

  class CardElement {
    #listeners = new Map()
    #waiting = new Map()

    constructor(kind, options, container) {
      this.kind = kind
      this.id = `payform-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`
      this.options = options
      this.frame = document.createElement('iframe')
      this.frame.name = this.id
      this.frame.title = TITLES[kind]
      this.frame.style.cssText = 'display:block;width:100%;height:48px;border:0;color-scheme:light'
      this.frame.src = new URL(`fields/${kind}?page=${encodeURIComponent(location.origin)}`, base)
      container.append(this.frame)
    }

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener])
      return this
    }

    unmount() {
      elements.delete(this.id)
      this.frame.remove()
    }

    /** Sends a message to the frame and waits for the response to it. */
    request(message, withinMs) {
      const requestId = crypto.getRandomValues(new Uint32Array(2)).join('-')
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          this.#waiting.delete(requestId)
          reject({ errorCode: 408, errorMessage: 'No response from the card fields' })
        }, withinMs)
        this.#waiting.set(requestId, (response) => {
          clearTimeout(timer)
          resolve(response)
        })
        this.send({ ...message, requestId })
      })
    }

    send(message) {
      this.frame.contentWindow?.postMessage(message, base.origin)
    }

    receive(message) {
      if (message.type === 'event') {
        for (const listener of this.#listeners.get(message.event) ?? []) listener(message.detail)
        return
      }
      this.#waiting.get(message.requestId ?? message.type)?.(message)
      this.#waiting.delete(message.requestId ?? message.type)
    }

    ready() {
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          this.unmount()
          reject({ errorCode: 408, errorMessage: 'The card field did not load' })
        }, READY_WITHIN_MS)
        this.#waiting.set('ready', () => {
          clearTimeout(timer)
          this.send({
            type: 'configure',
            style: this.options.style ?? {},
            placeholder: this.options.placeholder,
          })
          resolve(this)
        })
      })
    }
  }

  window.addEventListener('message', (event) => {
    if (event.origin !== base.origin) return
    for (const element of elements.values()) {
      if (event.source === element.frame.contentWindow) element.receive(event.data)
    }
  })

  function setConfiguration(given) {
    configuration = { ...given }
  }

  async function createElement(kind, options, containerId) {
    if (!configuration) throw 'setConfiguration has not been called'
    if (!Object.hasOwn(TITLES, kind)) throw `Unknown element: ${kind}`
    const container = document.getElementById(containerId)
    if (!container) throw `No container with the id ${containerId}`
    const element = new CardElement(kind, options ?? {}, container)
    elements.set(element.id, element)
    return element.ready()
  }

  /** Rejects with a string (card), a JSON string (session) or an object (network), as Niubiz's payform does. */
  async function createToken(given, cardholder) {
    const all = await Promise.all(given)
    const [number, expiry, cvc] = Object.keys(TITLES).map((kind) =>
      all.find((element) => element?.kind === kind),
    )
    if (!number || !expiry || !cvc) throw 'The three card elements are needed'
    const { sessionkey, merchantid } = configuration
    const response = await number.request(
      {
        type: 'tokenise',
        session: { sessionkey, merchantid },
        cardholder: { name: cardholder.name, lastName: cardholder.lastName, email: cardholder.email },
        siblings: { expiry: expiry.id, cvc: cvc.id },
      },
      TOKEN_WITHIN_MS,
    )
    if (response.failure !== undefined) throw response.failure
    return response.token
  }

  function resetData(given) {
    for (const element of given ?? elements.values()) element.send({ type: 'reset' })
  }

  window.payform = { setConfiguration, createElement, createToken, resetData }
})()
