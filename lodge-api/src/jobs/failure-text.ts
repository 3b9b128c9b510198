const LONGEST = 200
const MAIL_ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g
const LONG_NUMBER = /\d{6,}/g

// What mail servers, databases and sockets add to an error, and what tells one fault from another.
const TELLING = ['code', 'responseCode', 'command'] as const

function telling(error: Error): string[] {
  const own = new Map<string, unknown>(Object.entries(error))
  return TELLING.flatMap((name) => {
    const value = own.get(name)
    return typeof value === 'string' || typeof value === 'number' ? [`${name} ${value}`] : []
  })
}

/** What went wrong, short, for the people who look after the server; addresses and document numbers are taken out. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return 'Something that is not an error was thrown'
  const text = [`${error.name}: ${error.message}`, ...telling(error)].join(', ')
  return text.replace(MAIL_ADDRESS, '…').replace(LONG_NUMBER, '…').replace(/\s+/g, ' ').slice(0, LONGEST)
}
