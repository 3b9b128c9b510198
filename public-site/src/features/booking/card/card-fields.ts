import { CARD } from 'shared-ui/copy/booking/booking'
import { centimosFromSoles, centimosText } from 'shared-ui/rules/money/money'
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

/** The mounted card fields. */
export type CardFields = {
  /** Returns a token of the typed card. Rejects with `CardRefused` if the provider makes none, or `ProviderTimeout` after 30 s. */
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

/** An element of the page to which a field's container is appended. */
type Host = Pick<HTMLElement, 'append'>

export type CardFieldsRequest = {
  session: OpenSession
  /** The element of the page in which each field is mounted. */
  hosts: Record<CardFieldKind, Host>
  /** Called with the error text of a field whenever it changes; null while the field is valid. */
  onProblem: (field: CardFieldKind, sentence: string | null) => void
  /** Aborted when the page has left the card step. */
  leaving: AbortSignal
}

/**
 * Mounts the provider's fields for a session. Rejects with `CardFieldsFailed`, or with `ProviderTimeout` if the script or the fields
 * take longer than 30 s. Returns null if the page has left the card step meanwhile.
 */
export async function mountCardFields(
  request: CardFieldsRequest,
  timers: Timers = BROWSER_TIMERS,
): Promise<CardFields | null> {
  const { session, leaving } = request
  const payform = await loadPayform(session.scriptUrl, timers)
  // StrictMode mounts, unmounts and mounts again at once: the first of the two mounts ends here.
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

/** Creates the three fields, each in its own container. A field that is created after `unmount` is unmounted at once. */
function drawFields(payform: Payform, request: CardFieldsRequest): DrawnFields {
  const containers = CARD_FIELDS.map((field) => addContainer(request.hosts[field], field))
  const mounted = new Set<PayformElement>()
  let isRemoved = false
  const draw = async (container: Container): Promise<PayformElement> => {
    const element = await drawField(payform, container, request)
    if (isRemoved) element.unmount()
    else mounted.add(element)
    return element
  }
  const unmount = () => {
    isRemoved = true
    for (const element of mounted) element.unmount()
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

/** Appends a container for a field, which React does not manage. */
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
  drawn.on('change', (problems) => request.onProblem(field, problemSentence(problems)))
  return drawn
}

const Problems = v.array(v.object({ code: v.string() }))

const isKnownProblem = (code: string): code is keyof typeof CARD.problems => code in CARD.problems

/** Returns the Spanish error text for the problems of a field's `change` event, or null if there are none. */
export function problemSentence(problems: unknown): string | null {
  const read = v.safeParse(Problems, problems)
  const code = read.success ? read.output[0]?.code : undefined
  if (code === undefined) return null
  return isKnownProblem(code) ? CARD.problems[code] : CARD.unknownProblem
}

const Token = v.object({ transactionToken: v.pipe(v.string(), v.nonEmpty()) })

/** Requests a token. The provider rejects with a text, a JSON text or an object, or resolves without a token: all become `CardRefused`. */
async function tokenise(
  payform: Payform,
  elements: PayformElement[],
  cardholder: Cardholder,
): Promise<string> {
  let response: unknown
  try {
    response = await payform.createToken(elements, { ...cardholder, recurrence: false })
  } catch (cause) {
    throw new CardRefused({ cause })
  }
  const read = v.safeParse(Token, response)
  if (!read.success) throw new CardRefused()
  return read.output.transactionToken
}
