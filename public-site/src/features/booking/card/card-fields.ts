import { CARD } from 'shared-ui/copy/booking'
import { centimosFromSoles, centimosText } from 'shared-ui/rules/money'
import * as v from 'valibot'
import type { OpenSession } from '../state/booking-state.ts'
import {
  type CardFieldKind,
  CardFieldsFailed,
  loadPayform,
  type Payform,
  type PayformElement,
} from './payform.ts'
import { BROWSER_TIMERS, ProviderTimeout, type Timers, withTimeout } from './with-timeout.ts'

export const CARD_FIELDS = ['card-number', 'card-expiry', 'card-cvc'] as const satisfies CardFieldKind[]

export type Cardholder = { name: string; lastName: string; email: string }

/** The three fields in the page, and what can be done with them. */
export type CardFields = {
  /** A token of the card typed into them. Rejects with `CardRefused` where the provider makes none, `ProviderTimeout` after 30 s. */
  tokenise: (cardholder: Cardholder) => Promise<string>
  unmount: () => void
}

/** The provider made no token of the card. */
export class CardRefused extends Error {
  constructor(options?: ErrorOptions) {
    super('The card provider made no token; the card may be corrected and tried again', options)
    this.name = 'CardRefused'
  }
}

const LOOK = {
  base: {
    color: '#22301f',
    fontSize: '17px',
    fontFamily: "'Source Sans 3', system-ui, sans-serif",
    '::placeholder': { color: '#55614c' },
  },
}

const PLACEHOLDERS: Record<CardFieldKind, string> = {
  'card-number': CARD.numberPlaceholder,
  'card-expiry': CARD.expiryPlaceholder,
  'card-cvc': CARD.codePlaceholder,
}

/** An element of the page that takes a field's container. */
type Host = Pick<HTMLElement, 'append'>

export type CardFieldsRequest = {
  session: OpenSession
  /** The element of the page in which each field is drawn. */
  hosts: Record<CardFieldKind, Host>
  /** Described of the sentence under a field whenever it changes; null while the field is in order. */
  onFault: (field: CardFieldKind, sentence: string | null) => void
  /** Aborted when the page has left the card step. */
  leaving: AbortSignal
}

/**
 * Draws the provider's fields for a session. Rejects with `CardFieldsFailed`, or `ProviderTimeout` where the script or the fields take
 * longer than 30 s; null when the page has left meanwhile.
 */
export async function mountCardFields(
  request: CardFieldsRequest,
  timers: Timers = BROWSER_TIMERS,
): Promise<CardFields | null> {
  const { session, leaving } = request
  const payform = await loadPayform(session.scriptUrl, timers)
  // StrictMode mounts, leaves and mounts again at once: the first of the two ends here.
  if (leaving.aborted) return null
  payform.setConfiguration(configurationOf(session))
  const { drawn, unmount } = drawFields(payform, request)
  try {
    const elements = await withTimeout(drawn, timers)
    if (!leaving.aborted) {
      return {
        tokenise: (cardholder) => withTimeout(tokenise(payform, elements, cardholder), timers),
        unmount,
      }
    }
    unmount()
    return null
  } catch (cause) {
    unmount()
    if (leaving.aborted) return null
    throw cause instanceof ProviderTimeout ? cause : new CardFieldsFailed({ cause })
  }
}

type DrawnFields = { drawn: Promise<PayformElement[]>; unmount: () => void }

/** The three fields, each in a container of its own. One that comes after `unmount` is unmounted at once. */
function drawFields(payform: Payform, request: CardFieldsRequest): DrawnFields {
  const containers = CARD_FIELDS.map((field) => addContainer(request.hosts[field], field))
  const standing = new Set<PayformElement>()
  let isRemoved = false
  const draw = async (container: Container): Promise<PayformElement> => {
    const element = await drawField(payform, container, request)
    if (isRemoved) element.unmount()
    else standing.add(element)
    return element
  }
  const unmount = () => {
    isRemoved = true
    for (const element of standing) element.unmount()
    for (const { element } of containers) element.remove()
  }
  return { drawn: Promise.all(containers.map(draw)), unmount }
}

const configurationOf = (session: OpenSession): Record<string, string> => ({
  sessionkey: session.purchase.sessionKey,
  channel: 'web',
  merchantid: session.merchantId,
  purchasenumber: session.purchase.purchaseNumber,
  amount: centimosText(centimosFromSoles(session.amount)),
  language: 'es',
  font: '',
  callbackurl: '',
})

type Container = { field: CardFieldKind; element: HTMLElement }

let containersMade = 0

/** Each field gets a container of its own, which React does not know of. */
function addContainer(host: Host, field: CardFieldKind): Container {
  const element = document.createElement('div')
  containersMade += 1
  element.id = `${field}-${containersMade}`
  host.append(element)
  return { field, element }
}

async function drawField(payform: Payform, { field, element }: Container, request: CardFieldsRequest) {
  const options = { style: LOOK, placeholder: PLACEHOLDERS[field] }
  const drawn = await payform.createElement(field, options, element.id)
  drawn.on('change', (faults) => request.onFault(field, faultSentence(faults)))
  return drawn
}

const Faults = v.array(v.object({ code: v.string() }))

const isKnownFault = (code: string): code is keyof typeof CARD.faults => code in CARD.faults

/** Our own sentence for what a field's `change` tells; null where nothing is wrong. */
export function faultSentence(faults: unknown): string | null {
  const read = v.safeParse(Faults, faults)
  const code = read.success ? read.output[0]?.code : undefined
  if (code === undefined) return null
  return isKnownFault(code) ? CARD.faults[code] : CARD.unknownFault
}

const Token = v.object({ transactionToken: v.pipe(v.string(), v.nonEmpty()) })

/** The provider rejects with a text, a JSON text or an object, or answers without a token: all are one failure (B-04). */
async function tokenise(
  payform: Payform,
  elements: PayformElement[],
  cardholder: Cardholder,
): Promise<string> {
  let answer: unknown
  try {
    answer = await payform.createToken(elements, { ...cardholder, recurrence: false })
  } catch (cause) {
    throw new CardRefused({ cause })
  }
  const read = v.safeParse(Token, answer)
  if (!read.success) throw new CardRefused()
  return read.output.transactionToken
}
