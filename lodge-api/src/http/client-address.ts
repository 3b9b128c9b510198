import type { FastifyRequest } from 'fastify'
import { fingerprintOf } from '../database/fingerprint.ts'

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const NETWORK_GROUPS = 4

/** The address that limits count by: an IPv4 address, or the /64 network of an IPv6 one, all of which one connection owns. */
export function networkOf(address: string): string {
  const mapped = IPV4_IN_IPV6.exec(address)?.[1]
  if (mapped) return mapped
  const plain = address.split('%', 1)[0] ?? address
  if (!plain.includes(':') || !URL.canParse(`http://[${plain}]`)) return address
  return `${groupsOf(plain).slice(0, NETWORK_GROUPS).join(':')}::/64`
}

/** The eight groups of an IPv6 address; `URL` writes every form of it alike, with at most one `::`. */
function groupsOf(address: string): string[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = written.split('::', 2)
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean))
  const zeros = 8 - (before?.length ?? 0) - (after?.length ?? 0)
  return [...(before ?? []), ...Array.from({ length: zeros }, () => '0'), ...(after ?? [])]
}

/** The network of whoever makes a request, as SHA-256. That hides it from a glance, not from somebody who tries every address, so it is forgotten soon. */
export const addressHashOf = (request: FastifyRequest): string => fingerprintOf([networkOf(request.ip)])
