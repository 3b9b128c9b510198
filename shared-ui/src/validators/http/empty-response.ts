import * as v from 'valibot'

/** A response without content beyond its status. */
export const EmptyResponse = v.object({})
