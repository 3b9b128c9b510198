import type { NiubizTimeouts } from '../niubiz-settings.ts'
import type { Gateway } from './gateway.ts'
import type { GatewayPaths } from './niubiz-paths.ts'

/** Dependencies of every request for one merchant. `requestRefund` sends to the host that handles refunds. */
export type Connection = {
  request: Gateway
  requestRefund: Gateway
  paths: GatewayPaths
  timeouts: NiubizTimeouts
  clock: () => number
}
