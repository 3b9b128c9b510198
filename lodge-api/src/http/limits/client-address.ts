import type { FastifyRequest } from 'fastify'
import { fingerprintOf } from '../../database/fingerprint.ts'

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const NETWORK_GROUPS = 4

/**
 * Returns the key that rate limits count by: an IPv4 address, or the /64 network of an IPv6 address, which one
 * connection owns whole.
 */
export function networkOf(address: string): string {
  const mapped = IPV4_IN_IPV6.exec(address)?.[1]
  if (mapped) return mapped
  const plain = address.split('%', 1)[0] ?? address
  if (!plain.includes(':') || !URL.canParse(`http://[${plain}]`)) return address
  return `${groupsOf(plain).slice(0, NETWORK_GROUPS).join(':')}::/64`
}

/** Returns the eight groups of an IPv6 address. `URL` normalises every notation, with at most one `::`. */
function groupsOf(address: string): string[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = written.split('::', 2)
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean))
  const zeros = 8 - (before?.length ?? 0) - (after?.length ?? 0)
  return [...(before ?? []), ...Array.from({ length: zeros }, () => '0'), ...(after ?? [])]
}

/**
 * The SHA-256 of the sender's network. It can be reversed by trying every address, so it is stored only for a short
 * time.
 */
export const addressHashOf = (request: FastifyRequest): string => fingerprintOf([networkOf(request.ip)])
