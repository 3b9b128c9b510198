/**
 * One card field, in a frame of the sandbox's origin. The surrounding page may set its style and request a token; the card data is
 * sent only to the sandbox. The number field collects the other two, which are frames of the same origin.
 */
import {
  digitsOf,
  formatExpiry,
  formatNumber,
  isCvcValid,
  isExpiryValid,
  isNumberValid,
  longestNumber,
} from './card-rules.js'

const input = document.getElementById('field')
const problemText = document.getElementById('problem')
const page = new URLSearchParams(location.search).get('page')

const kinds = {
  'card-number': {
    format: formatNumber,
    isValid: (text) => isNumberValid(digitsOf(text)),
    isFull: (text) => digitsOf(text).length === longestNumber(digitsOf(text)),
    problem: { code: 'invalid_number', message: 'El número de tarjeta no es válido.' },
  },
  'card-expiry': {
    format: formatExpiry,
    isValid: (text) => isExpiryValid(text, Date.now()),
    // '03/20' may continue to '03/2028'.
    isFull: (text) => text.length === 5 && !text.endsWith('/20'),
    problem: { code: 'invalid_expiry', message: 'La fecha de vencimiento no es válida o ya pasó.' },
  },
  'card-cvc': {
    format: (text) => digitsOf(text).slice(0, 4),
    isValid: (text) => isCvcValid(text, ''),
    isFull: (text) => text.length === 4,
    problem: { code: 'invalid_cvc', message: 'El código de seguridad no es válido.' },
  },
}
const kind = kinds[input.dataset.kind]
let announcedBin = ''

function postToPage(message) {
  window.parent.postMessage(message, page)
}

function emit(event, detail) {
  postToPage({ type: 'event', event, detail })
}

function showProblem(isShown) {
  if (isShown) input.setAttribute('aria-invalid', 'true')
  else input.removeAttribute('aria-invalid')
  problemText.textContent = isShown ? kind.problem.message : ''
  emit('change', isShown ? [{ type: 'validation_error', ...kind.problem }] : [])
}

/** Formats the value and keeps the caret after the same digit. */
function writeFormatted() {
  const digitsBefore = digitsOf(input.value.slice(0, input.selectionStart ?? undefined)).length
  const isAtEnd = input.selectionStart === input.value.length
  const formatted = kind.format(input.value)
  if (formatted === input.value) return
  input.value = formatted
  if (isAtEnd) return
  let caret = 0
  for (let seen = 0; seen < digitsBefore && caret < formatted.length; caret += 1) {
    if (/\d/.test(formatted[caret])) seen += 1
  }
  input.setSelectionRange(caret, caret)
}

function emitNumberEvents() {
  if (input.dataset.kind !== 'card-number') return
  const number = digitsOf(input.value)
  const bin = number.length >= 6 ? number.slice(0, 6) : ''
  if (bin !== announcedBin) {
    announcedBin = bin
    emit('bin', bin)
    if (bin) emit('installments', [])
  }
  if (isNumberValid(number)) emit('lastFourDigits', number.slice(-4))
}

input.addEventListener('input', () => {
  writeFormatted()
  emitNumberEvents()
  showProblem(kind.isFull(input.value) && !kind.isValid(input.value))
})
input.addEventListener('blur', () => {
  if (input.value !== '') showProblem(!kind.isValid(input.value))
})
window.addEventListener('focus', () => input.focus())

/** Lets sibling fields read this one: frames of the same origin may, the surrounding page may not. */
window.readCardField = () => {
  const isValid = kind.isValid(input.value)
  showProblem(!isValid)
  return { value: input.value, isValid }
}
window.markCardFieldWrong = () => showProblem(true)

async function tokenise({ session, cardholder, siblings }) {
  const fields = [window, window.parent.frames[siblings.expiry], window.parent.frames[siblings.cvc]]
  const [number, expiry, cvc] = fields.map((field) => field.readCardField())
  if (!number.isValid) return { failure: 'El número de tarjeta no es válido.' }
  if (!expiry.isValid) return { failure: 'La fecha de vencimiento no es válida o ya pasó.' }
  if (!cvc.isValid || !isCvcValid(cvc.value, digitsOf(number.value))) {
    fields[2].markCardFieldWrong()
    return { failure: 'El código de seguridad no es válido.' }
  }
  const card = { number: digitsOf(number.value), expiry: expiry.value, cvc: cvc.value }
  const response = await fetch('../tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...session, ...card, cardholder }),
  })
  if (response.ok) return { token: await response.json() }
  return { failure: await response.text() }
}

async function respondToTokenise(message) {
  let result
  try {
    result = await tokenise(message)
  } catch {
    result = { failure: { errorCode: 500, errorMessage: 'The card could not be sent' } }
  }
  postToPage({ type: 'tokenised', requestId: message.requestId, ...result })
}

function configure({ style, placeholder }) {
  if (placeholder) input.placeholder = placeholder
  const look = style.base ?? style
  const settings = {
    '--text': look.color,
    '--text-size': look.fontSize,
    '--text-family': look.fontFamily,
    '--placeholder': look['::placeholder']?.color,
  }
  for (const [name, value] of Object.entries(settings)) {
    if (typeof value === 'string') document.documentElement.style.setProperty(name, value)
  }
  input.disabled = false
}

function reset() {
  input.value = ''
  announcedBin = ''
  showProblem(false)
}

window.addEventListener('message', (event) => {
  if (event.source !== window.parent || event.origin !== page) return
  const message = event.data
  if (message.type === 'configure') configure(message)
  if (message.type === 'tokenise') void respondToTokenise(message)
  if (message.type === 'reset') reset()
})

postToPage({ type: 'ready' })
