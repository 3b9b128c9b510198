import type { Gateway } from './gateway.ts'
import type { GatewayPaths } from './niubiz-paths.ts'
import type { NiubizTimeouts } from './niubiz-settings.ts'

/** The line to Niubiz for one merchant: what every call needs. */
export type Line = { call: Gateway; paths: GatewayPaths; timeouts: NiubizTimeouts; clock: () => number }
