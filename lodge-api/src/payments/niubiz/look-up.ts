import type { LookupOutcome } from '../payment-provider.ts'
import type { Line } from './line.ts'
import { lookupOutcome } from './lookup-outcome.ts'

/** Asks what became of a purchase number. Throws `GatewayFailure` or `ProviderUnavailable`. */
export async function lookUp(line: Line, purchaseNumber: string): Promise<LookupOutcome> {
  const path = line.paths.lookup(purchaseNumber)
  const answer = await line.call({ method: 'GET', path, timeout: line.timeouts.other })
  return lookupOutcome(answer, purchaseNumber)
}
