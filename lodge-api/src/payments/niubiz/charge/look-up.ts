import type { LookupOutcome } from '../../payment-provider.ts'
import type { Connection } from '../connection/connection.ts'
import { lookupOutcome } from './lookup-outcome.ts'

/** Looks up the charge of a purchase number. Throws `GatewayFailure` or `ProviderUnavailable`. */
export async function lookUp(connection: Connection, purchaseNumber: string): Promise<LookupOutcome> {
  const path = connection.paths.lookup(purchaseNumber)
  const response = await connection.request({ method: 'GET', path, timeout: connection.timeouts.other })
  return lookupOutcome(response, purchaseNumber)
}
