import { newId } from '../../src/database/ids.ts'
import type { Lodge } from '../../src/lodge.ts'
import { folioOf } from '../../src/modules/folio/folio-service.ts'
import { TODAY } from '../fixtures/lodge-fixture.ts'
import type { Example } from './example.ts'

/** The state of a stay that each action of the front desk starts from. */
const STAY_BEFORE = {
  'check-in': 'to_come',
  'no-show': 'to_come',
  'check-out': 'in_house',
  'undo-stay': 'in_house',
} as const

/** Returns accepted requests of the front desk and of the list of unsent mails, by operation. Puts back what earlier ones changed. */
export async function deskExamples(lodge: Lodge): Promise<Record<string, Example>> {
  return { ...(await stayExamples(lodge)), ...(await folioExamples(lodge)), ...(await mailExample(lodge)) }
}

/** A stay that has begun for each action. */
async function stayExamples({ database: { kysely } }: Lodge): Promise<Record<string, Example>> {
  const actions = Object.entries(STAY_BEFORE)
  const begun = await kysely
    .selectFrom('reservation')
    .select(['id', 'version'])
    .where('state', '=', 'confirmed')
    .where('in_date', '<', TODAY)
    .orderBy('id')
    .limit(actions.length)
    .execute()
  const examples: Record<string, Example> = {}
  for (const [index, { id, version }] of begun.entries()) {
    const [action, stay_state] = actions[index] ?? []
    await kysely
      .updateTable('reservation')
      .set({ stay_state, stay_at: null, stay_by: null, freed_from: null })
      .where('id', '=', id)
      .execute()
    examples[`POST /api/reservation/${action}`] = { query: { reservationID: id }, body: { version } }
  }
  return examples
}

/** A charge for the folio of the newest reservation, and the reason to void an entry. */
async function folioExamples({ database: { kysely }, clock }: Lodge): Promise<Record<string, Example>> {
  const newest = kysely.selectFrom('reservation').select('id').orderBy('id', 'desc').limit(1)
  const { id } = await newest.executeTakeFirstOrThrow()
  const { version } = await folioOf(kysely, id)
  const common = { key: newId(clock()), version, amount: 12.5, reference: '' }
  const oldest = kysely.selectFrom('folio_entry').select('id').orderBy('id').limit(1)
  const entry = await oldest.executeTakeFirstOrThrow()
  await kysely
    .updateTable('folio_entry')
    .set({ voided_at: null, voided_by: null, void_reason: null })
    .where('id', '=', entry.id)
    .execute()
  return {
    'POST /api/folio/add': {
      query: { reservationID: id },
      body: { ...common, kind: 'charge', concept: 'Lavandería' },
    },
    'POST /api/folio/void': { query: { entryID: entry.id }, body: { reason: 'Era de otra habitación.' } },
  }
}

/** A mail that was given up. */
async function mailExample({ database: { kysely }, clock }: Lodge): Promise<Record<string, Example>> {
  const mails = kysely.selectFrom('job').select('id').where('kind', '=', 'visitor-mail')
  const { id } = await mails.orderBy('id').limit(1).executeTakeFirstOrThrow()
  const failed_at = new Date(clock()).toISOString()
  await kysely.updateTable('job').set({ done_at: null, failed_at }).where('id', '=', id).execute()
  return { 'POST /api/mail/dismiss': { query: { mailID: id } } }
}
