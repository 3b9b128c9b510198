/** A server that is reached by a URL, and the hosts to which the network is private. */
type Reached = { url: string; privateHosts: readonly string[] }

const THIS_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/

/** The host of a URL, '' or the path of a Unix socket for this machine, or null if it cannot be parsed. */
function hostOf(url: string): string | null {
  const parsed = URL.parse(url)
  return parsed && decodeURIComponent(parsed.searchParams.get('host') ?? parsed.hostname)
}

const isThisMachine = (host: string): boolean =>
  host === '' || host.startsWith('/') || THIS_MACHINE.test(host)

/** Whether nobody else can read what is sent: to this machine or through a private network. */
function isPrivate({ url, privateHosts }: Reached): boolean {
  const host = hostOf(url)
  return host !== null && (isThisMachine(host) || privateHosts.includes(host))
}

/** Whether a server may be on this machine: by its address, or by a name without dots, such as that of a container. */
export function mayBeThisMachine(url: string): boolean {
  const host = hostOf(url)
  return host !== null && (isThisMachine(host) || !/[.:]/.test(host))
}

/** Whether the connection to PostgreSQL is not encrypted, or its certificate not verified, and others could read it. */
export const isPlainDatabase = (database: Reached): boolean =>
  !isPrivate(database) && URL.parse(database.url)?.searchParams.get('sslmode') !== 'verify-full'

/** Returns the URL of a mail server such that STARTTLS is not optional where others could read the connection. */
export function encryptedSmtpUrl(server: Reached): string {
  const { url } = server
  if (url.startsWith('smtps:') || isPrivate(server)) return url
  return `${url}${url.includes('?') ? '&' : '?'}requireTLS=true`
}
