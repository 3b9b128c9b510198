import * as v from 'valibot'
import { type ApprovedCharge, ProviderUnavailable } from '../../payment-provider.ts'
import { lookUp } from '../charge/look-up.ts'
import type { Connection } from '../connection/connection.ts'
import type { GatewayResponse } from '../connection/gateway.ts'
import { isSameLimaDay } from '../lima-stamp.ts'
import { cancelledResponse } from '../niubiz-responses.ts'

/**
 * Returns a charge: voids it on its own day in Lima, and reverses it on a later day or if the void fails. After each failure a
 * look-up decides, so that a repeat after a lost response finds the charge voided. Throws `ProviderUnavailable`.
 */
export async function cancelCharge(connection: Connection, approved: ApprovedCharge): Promise<void> {
  const canVoid = approved.signature !== '' && isSameLimaDay(approved.transactionDate, connection.clock())
  for (const cancel of canVoid ? [voidCharge, reverseCharge] : [reverseCharge]) {
    if (await cancel(connection, approved)) return
    const found = await lookUp(connection, approved.purchaseNumber)
    if (found.kind === 'voided') return
  }
  throw new ProviderUnavailable('Niubiz did not cancel the charge; it is still active.')
}

async function voidCharge(connection: Connection, approved: ApprovedCharge): Promise<boolean> {
  const response = await connection.request({
    method: 'PUT',
    path: connection.paths.void(approved.signature),
    timeout: connection.timeouts.other,
    body: { annulationReason: 'Reservation not confirmed' },
  })
  return isVoided(response)
}

async function reverseCharge(connection: Connection, approved: ApprovedCharge): Promise<boolean> {
  const { purchaseNumber, transactionDate } = approved
  const response = await connection.request({
    method: 'POST',
    path: connection.paths.reverse,
    timeout: connection.timeouts.other,
    body: { channel: 'web', order: { purchaseNumber, transactionDate } },
  })
  return isVoided(response)
}

function isVoided({ status, body }: GatewayResponse): boolean {
  const parsed = v.safeParse(cancelledResponse, body)
  return status === 200 && parsed.success && parsed.output.dataMap.STATUS.toLowerCase() === 'voided'
}
