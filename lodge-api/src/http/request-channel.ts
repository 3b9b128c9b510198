import { channel } from 'node:diagnostics_channel'

/** One completed request; `route` is the route's pattern, so that it names nobody. */
export type CompletedRequest = { method: string; route: string; status: number; seconds: number }

/** Receives a `CompletedRequest` for each response that was sent. Without a subscriber publishing costs nothing. */
export const completedRequests = channel('lodge:completed-request')
