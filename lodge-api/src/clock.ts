/** The present instant in epoch milliseconds. Passed in wherever time counts, so that tests can set it. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()
