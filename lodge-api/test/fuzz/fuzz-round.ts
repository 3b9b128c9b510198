import fc from 'fast-check'
import { MINUTE_MS } from 'shared-ui/rules/dates/durations'
import { findingOf, problemOf } from './findings.ts'
import type { FuzzWorld } from './fuzz-world.ts'
import { type FieldCase, fieldCasesOf, withField } from './one-field.ts'
import { readBack } from './read-back.ts'
import { type FuzzRequest, fittingRequest, type Material, randomRequest } from './request-arbitraries.ts'
import { sendFuzz } from './send.ts'

/** Requests between two times that everything is read back. */
const BATCH = 500
/** Requests that run at once, and their material is current. */
const TURN = 25

export type FuzzPlan = {
  seed: number
  requests: number
  /** Where this round continues in the list of all fields and values. */
  firstCase: number
}

export type FuzzReport = {
  sent: number
  reads: number
  /** Number of responses by status. */
  statuses: Record<number, number>
  /** Endpoints that responded 200 at least once. */
  succeeded: Set<string>
  findings: string[]
}

/** Sends requests of one seed to a lodge, reads everything back after each batch, and reports what went wrong. */
export async function runFuzzRound(world: FuzzWorld, plan: FuzzPlan): Promise<FuzzReport> {
  const report: FuzzReport = { sent: 0, reads: 0, statuses: {}, succeeded: new Set(), findings: [] }
  const cases = casesFrom(world, plan)
  for (let turn = 0; report.sent < plan.requests; turn += 1) {
    const material = await world.prepare(turn)
    const requests = requestsOf(world, { material, cases, seed: plan.seed * 100_003 + turn })
    await Promise.all(requests.map((request) => check(world, request, report)))
    world.fixture.pass(MINUTE_MS)
    if (report.sent % BATCH === 0) {
      await world.prepare(turn)
      const { reads, findings } = await readBack(world)
      report.reads += reads
      report.findings.push(...findings)
    }
  }
  return report
}

/** An endless list of the cases in an order of their own. */
function casesFrom({ operations }: FuzzWorld, { firstCase }: FuzzPlan): () => FieldCase {
  const all = fieldCasesOf(operations)
  const shuffled = fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), { seed: 1, numRuns: 1 })[0]
  let next = firstCase
  return () => {
    const found = shuffled?.[next % all.length]
    if (!found) throw new Error('There are no endpoints to fuzz.')
    next += 1
    return found
  }
}

/** A fifth fit, two fifths have one field replaced, two fifths are random. */
function requestsOf(
  { operations }: FuzzWorld,
  { material, cases, seed }: { material: Material; cases: () => FieldCase; seed: number },
): FuzzRequest[] {
  const any = fc.constantFrom(...operations)
  const one = (arbitrary: fc.Arbitrary<FuzzRequest>, number: number) =>
    fc.sample(arbitrary, { seed: seed * TURN + number, numRuns: 1 })
  return Array.from({ length: TURN }, (_, number) => {
    if (number % 5 === 0)
      return one(
        any.chain((operation) => fittingRequest(operation, material)),
        number,
      )
    if (number % 5 > 2)
      return one(
        any.chain((operation) => randomRequest(operation, material)),
        number,
      )
    const spoiled = cases()
    return one(fittingRequest(spoiled.operation, material), number).map((request) =>
      withField(request, spoiled),
    )
  }).flat()
}

async function check(
  { fixture, signIn }: FuzzWorld,
  request: FuzzRequest,
  report: FuzzReport,
): Promise<void> {
  const response = await sendFuzz(fixture.app, request, await signIn())
  const problem = problemOf(request, response)
  report.sent += 1
  report.statuses[response.status] = (report.statuses[response.status] ?? 0) + 1
  if (response.status === 200) report.succeeded.add(request.operation.name)
  if (problem) report.findings.push(findingOf(request, response, problem))
}
