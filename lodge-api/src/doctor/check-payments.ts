import { DOCTOR } from 'shared-ui/copy/server/doctor'
import type { Clock } from '../clock.ts'
import type { Config, NiubizAccount } from '../config.ts'
import { checkAccess, GatewayFailure } from '../payments/niubiz/connection/gateway.ts'
import { createTransport } from '../payments/niubiz/connection/transport.ts'
import { NIUBIZ_TIMEOUTS } from '../payments/niubiz/niubiz-settings.ts'
import { type Finding, findingsOf } from './finding.ts'

const payments = findingsOf('payments')
const clocks = findingsOf('clock')
/** Payments and leases tolerate clocks that are two minutes apart; half of that asks for attention. */
const ALLOWED_SKEW_MS = 60_000

/**
 * Checks that Niubiz is reachable and accepts the credentials of each configured account, and compares this machine's clock with
 * Niubiz's. Charges nothing.
 */
export async function checkPayments(config: Config, clock: Clock): Promise<Finding[]> {
  const accounts = [config.payments, config.previousPayments].filter(
    (account): account is NiubizAccount => account !== null && 'apiUrl' in account,
  )
  const checked = await Promise.all(accounts.map((account) => checkAccount(account, clock)))
  const skew = checked.map((account) => account.skew).find((found) => found !== null)
  return [
    ...(config.payments.provider === 'sandbox' ? [payments.warning(DOCTOR.sandbox)] : []),
    ...checked.map(({ finding }) => finding),
    clockFinding(skew ?? null),
  ]
}

type CheckedAccount = { finding: Finding; skew: number | null }

async function checkAccount(
  { apiUrl, user, password }: NiubizAccount,
  clock: Clock,
): Promise<CheckedAccount> {
  const { host } = new URL(apiUrl)
  const transport = createTransport()
  const tokenTimeout = NIUBIZ_TIMEOUTS.other
  try {
    const { hostTime } = await checkAccess({ url: apiUrl, user, password, tokenTimeout, clock, transport })
    return {
      finding: payments.ok(DOCTOR.providerOk(host)),
      skew: hostTime === null ? null : clock() - hostTime,
    }
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    return { finding: payments.error(DOCTOR.providerFailed(host, error.message)), skew: null }
  }
}

function clockFinding(skew: number | null): Finding {
  if (skew === null) return clocks.warning(DOCTOR.clockUnknown)
  return Math.abs(skew) <= ALLOWED_SKEW_MS
    ? clocks.ok(DOCTOR.clockOk)
    : clocks.error(DOCTOR.clockSkewed(Math.round(Math.abs(skew) / 1000)))
}
