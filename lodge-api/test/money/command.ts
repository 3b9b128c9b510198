import fc from 'fast-check'
import { SERVERS, type World } from './world.ts'

/** Nothing is predicted: what is right is for the auditor to say, once everything has settled. */
type NoModel = Record<string, never>
export type Command = fc.AsyncCommand<NoModel, World>

/** A command that can always be run, and leaves every process waiting. */
export const command = (name: string, run: (world: World) => Promise<void>): Command => ({
  check: () => true,
  async run(_model, world) {
    await run(world)
    await world.quiet()
  },
  toString: () => name,
})

export const server = fc.constantFrom(...SERVERS)
/** Which of the things that there are by then. */
export const pick = fc.nat(7)
