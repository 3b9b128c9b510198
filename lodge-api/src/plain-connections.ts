/** A server that is reached by a URL, and the hosts to which the network is private. */
type Reached = { url: string; privateHosts: readonly string[] }

const THIS_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/

/** Whether nobody else can read what is sent: to this machine, through a Unix socket, whose path stands for the host, or a private network. */
function isPrivate({ url, privateHosts }: Reached): boolean {
  const parsed = URL.parse(url)
  if (parsed === null) return false
  const host = decodeURIComponent(parsed.searchParams.get('host') ?? parsed.hostname)
  return host === '' || host.startsWith('/') || THIS_MACHINE.test(host) || privateHosts.includes(host)
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
