import type { Lodge } from '../../src/lodge.ts'
import { findingOf, problemOf } from './findings.ts'
import type { FuzzWorld } from './fuzz-world.ts'
import { type KnownValues, readKnownValues } from './known-values.ts'
import type { FuzzedOperation } from './operations.ts'
import { type FuzzRequest } from './request-arbitraries.ts'
import { sendFuzz } from './send.ts'

const DAYS = { inDate: '2027-03-20', outDate: '2027-03-22', from: '2027-03-01', to: '2027-03-31' }

/** Returns a request for each newest row of the endpoint's table, or one request of a list. */
function readsOf(operation: FuzzedOperation, known: KnownValues): FuzzRequest[] {
  const required = operation.query.required ?? []
  const days = Object.fromEntries(Object.entries(DAYS).filter(([name]) => required.includes(name)))
  const id = required.find((name) => name.endsWith('ID'))
  const values = id === undefined ? [undefined] : (known[id] ?? [])
  return values.map((value) => ({
    operation,
    query: { ...days, ...(id !== undefined && { [id]: value }) },
    token: 'staff',
  }))
}

/** Reads every list and the newest rows of every table. Returns what cannot be read, as sentences. */
export async function readBack({
  fixture,
  operations,
  signIn,
}: FuzzWorld): Promise<{ reads: number; findings: string[] }> {
  const known = await readKnownValues(fixture.lodge, [])
  const requests = operations.filter(({ method }) => method === 'GET').flatMap((one) => readsOf(one, known))
  const findings: string[] = []
  for (const request of requests) {
    const response = await sendFuzz(fixture.app, request, await signIn())
    const problem = problemOf(request, response)
    if (problem) findings.push(findingOf(request, response, `not read back, ${problem}`))
  }
  return { reads: requests.length, findings: [...findings, ...(await failedMails(fixture.lodge))] }
}

/** Mails whose text could not be made from what was stored. */
async function failedMails({ database }: Lodge): Promise<string[]> {
  const failed = await database.kysely
    .selectFrom('job')
    .select(['id', 'payload', 'last_error'])
    .where('last_error', 'is not', null)
    .execute()
  return failed.map(({ payload, last_error }) => `mail not made: ${payload}: ${last_error}`)
}
