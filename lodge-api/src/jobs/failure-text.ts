const LONGEST = 200
const MAIL_ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g
const LONG_NUMBER = /\d{6,}/g

// Properties that mail servers, databases and sockets add to an error and that identify the failure.
const DETAIL_PROPERTIES = ['code', 'responseCode', 'command'] as const

function detailsOf(error: Error): string[] {
  const own = new Map<string, unknown>(Object.entries(error))
  return DETAIL_PROPERTIES.flatMap((name) => {
    const value = own.get(name)
    return typeof value === 'string' || typeof value === 'number' ? [`${name} ${value}`] : []
  })
}

/** Returns a short description of a failure for operators, without mail addresses and document numbers. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return 'A value that is not an Error was thrown'
  const text = [`${error.name}: ${error.message}`, ...detailsOf(error)].join(', ')
  return text.replace(MAIL_ADDRESS, '…').replace(LONG_NUMBER, '…').replace(/\s+/g, ' ').slice(0, LONGEST)
}
