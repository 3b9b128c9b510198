/** Rules of card fields, used both in the browser and on the server. Numbers are strings of digits; an expiry is `MM/AA`. */

const BRANDS = [
  { brand: 'visa', pattern: /^4/, lengths: [13, 16, 19], groups: [4, 4, 4, 4, 3] },
  { brand: 'mastercard', pattern: /^(5[1-5]|2[2-7])/, lengths: [16], groups: [4, 4, 4, 4] },
  { brand: 'amex', pattern: /^3[47]/, lengths: [15], groups: [4, 6, 5] },
  { brand: 'dinersclub', pattern: /^3[0689]/, lengths: [14, 16, 19], groups: [4, 6, 4, 5] },
]
const OTHER = { brand: 'unknown', lengths: [13, 14, 15, 16, 17, 18, 19], groups: [4, 4, 4, 4, 3] }

function kindOf(number) {
  return BRANDS.find((kind) => kind.pattern.test(number)) ?? OTHER
}

export function digitsOf(text) {
  return text.replace(/\D/g, '')
}

export function brandOf(number) {
  return kindOf(number).brand
}

/** Returns the greatest length of a number of this brand; nearly every card has 16 digits, and Visa's 19 are not issued here. */
export function longestNumber(number) {
  const { brand, lengths } = kindOf(number)
  return brand === 'visa' || brand === 'dinersclub'
    ? lengths[lengths.length - 2]
    : lengths[lengths.length - 1]
}

export function isLuhnValid(number) {
  if (!/^\d{13,19}$/.test(number)) return false
  let sum = 0
  for (let place = 0; place < number.length; place += 1) {
    const digit = Number(number[number.length - 1 - place])
    const weighed = place % 2 === 0 ? digit : digit * 2
    sum += weighed > 9 ? weighed - 9 : weighed
  }
  return sum % 10 === 0
}

export function isNumberValid(number) {
  return kindOf(number).lengths.includes(number.length) && isLuhnValid(number)
}

/** `4919148107859067` → `4919 1481 0785 9067`; partial input is grouped as far as it goes. */
export function formatNumber(text) {
  const digits = digitsOf(text)
  const number = digits.slice(0, longestNumber(digits))
  const parts = []
  let from = 0
  for (const size of kindOf(number).groups) {
    if (from < number.length) parts.push(number.slice(from, from + size))
    from += size
  }
  return parts.join(' ')
}

/** `3` → `03`, `1228` → `12/28`, `12/2028` → `12/28`; `12` stays `12` until more is typed, so that it can be deleted. */
export function formatExpiry(text) {
  const [typedMonth = '', typedYear] = text.split('/')
  let digits = digitsOf(text)
  const monthEnded = typedYear !== undefined && digitsOf(typedMonth) !== ''
  if (/^[2-9]/.test(digits) || (monthEnded && digitsOf(typedMonth).length === 1)) digits = `0${digits}`
  const month = digits.slice(0, 2)
  const year = shortYear(digits.slice(2))
  return year || monthEnded ? `${month}/${year}` : month
}

/** `202` may become `2028`: it is left as it is until the last digit is typed, then it becomes `28`. */
function shortYear(digits) {
  if (!/^20\d/.test(digits)) return digits.slice(0, 2)
  return digits.length < 4 ? digits : digits.slice(2, 4)
}

export function isExpiryWritten(expiry) {
  return /^(0[1-9]|1[0-2])\/\d{2}$/.test(expiry)
}

/** Whether a card has expired: it is valid until its month has ended everywhere on earth. */
export function isExpired(expiry, epochMs) {
  const [month, year] = expiry.split('/').map(Number)
  const firstOfNextMonth = Date.UTC(2000 + year, month, 1)
  const westernmostLag = 12 * 3_600_000
  return epochMs >= firstOfNextMonth + westernmostLag
}

export function isExpiryValid(expiry, epochMs) {
  return isExpiryWritten(expiry) && !isExpired(expiry, epochMs)
}

/** Three digits, or four for American Express; both are accepted while the number is unknown. */
export function isCvcValid(cvc, number) {
  if (!number) return /^\d{3,4}$/.test(cvc)
  return (brandOf(number) === 'amex' ? /^\d{4}$/ : /^\d{3}$/).test(cvc)
}
