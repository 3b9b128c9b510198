import type { Gateway } from './gateway.ts'
import type { GatewayPaths } from './niubiz-paths.ts'
import type { NiubizTimeouts } from './niubiz-settings.ts'

/** What every request for one merchant needs. `requestRefund` is the gateway of the host that takes refunds. */
export type Connection = {
  request: Gateway
  requestRefund: Gateway
  paths: GatewayPaths
  timeouts: NiubizTimeouts
  clock: () => number
}
