/** Descriptors of open sockets on which the sites listen. */
export type InheritedSockets = { publicSite: number; console: number }

/** The first descriptor that a service manager passes. */
const FIRST_DESCRIPTOR = 3

/**
 * Returns the two sockets that systemd opened for this process (`deploy/lodge@.socket`), or null if it opened none. They outlive
 * the process: visitors who come while the server is replaced wait in their queues. Throws if there are not exactly two.
 */
export function inheritedSockets(
  environment: Record<string, string | undefined>,
  processId: number,
): InheritedSockets | null {
  const { LISTEN_PID, LISTEN_FDS } = environment
  if (LISTEN_PID !== String(processId) || LISTEN_FDS === undefined) return null
  if (LISTEN_FDS !== '2') throw new Error(`LISTEN_FDS is ${LISTEN_FDS}, but two sockets are needed`)
  return { publicSite: FIRST_DESCRIPTOR, console: FIRST_DESCRIPTOR + 1 }
}
