import fc from 'fast-check'
import { SERVERS, type World } from './world.ts'

/** Nothing is predicted: the auditor judges the result after everything has settled. */
type NoModel = Record<string, never>
export type Command = fc.AsyncCommand<NoModel, World>

/** A command without precondition, after which every process waits. */
export const command = (name: string, run: (world: World) => Promise<void>): Command => ({
  check: () => true,
  async run(_model, world) {
    await run(world)
    await world.quiet()
  },
  toString: () => name,
})

export const server = fc.constantFrom(...SERVERS)
/** Index of an existing item, modulo their number. */
export const pick = fc.nat(7)
