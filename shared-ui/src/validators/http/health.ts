import * as v from 'valibot'

/** `GET /health`: the server runs and its database responds. */
export const HealthResponse = v.object({ status: v.literal('ok') })
