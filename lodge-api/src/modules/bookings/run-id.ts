import { randomUUID } from 'node:crypto'

/** This run of the server, so that a later run knows which charges were cut off with an earlier one. */
export const RUN_ID = randomUUID()
