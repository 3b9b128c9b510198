import * as v from 'valibot'

/** `GET /health` (C-08): the server lives and its database answers. */
export const HealthResponse = v.object({ status: v.literal('ok') })
