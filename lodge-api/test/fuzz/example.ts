/** The parts of a request that the server accepts. */
export type Example = { query: Record<string, unknown>; body?: Record<string, unknown> }
