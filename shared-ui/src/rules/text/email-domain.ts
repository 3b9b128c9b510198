/** The mail providers of most guests. */
const PROVIDERS = [
  'gmail.com',
  'hotmail.com',
  'hotmail.es',
  'outlook.com',
  'outlook.es',
  'yahoo.com',
  'yahoo.es',
  'icloud.com',
  'protonmail.com',
]

/** Providers that exist and are written almost like one of these. */
const OTHERS = new Set(['mail.com', 'email.com', 'ymail.com'])

/** Whether one text becomes the other by one letter more, less or different, or by two that change places. */
function isOneSlipAway(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [a, b] = [one.slice(start), other.slice(start)]
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0])
  )
}

const COUNTRY = /\.[a-z]{2}$/

/** Whether two different domains are those of one name in two countries, such as `hotmail.es` and `hotmail.se`. */
const areOfTwoCountries = (one: string, other: string): boolean =>
  COUNTRY.test(one) && COUNTRY.test(other) && one.replace(COUNTRY, '') === other.replace(COUNTRY, '')

/**
 * The address that was probably meant, if the domain of a typed one is one slip away from a well-known provider's
 * (`rosa@gmial.com`) or ends in `.con`, which does not exist (`rosa@gmial.con`).
 */
export function probableEmail(typed: string): string | null {
  const at = typed.lastIndexOf('@')
  const domain = typed
    .slice(at + 1)
    .trim()
    .toLowerCase()
  if (at < 1 || PROVIDERS.includes(domain) || OTHERS.has(domain)) return null
  const existing = domain.replace(/\.con$/, '.com')
  const slip = OTHERS.has(existing)
    ? undefined
    : PROVIDERS.find(
        (provider) => isOneSlipAway(existing, provider) && !areOfTwoCountries(existing, provider),
      )
  const meant = slip ?? existing
  return meant === domain ? null : `${typed.slice(0, at).trim()}@${meant}`
}
