import { centimosFromSoles, solesFromCentimos } from 'shared-ui/rules/money/money'
import { searchText } from 'shared-ui/rules/text/search-text'
import type { ConceptResponse } from 'shared-ui/validators/payments/folio'
import type { Executor } from '../../database/connect.ts'
import { newId } from '../../database/ids.ts'
import { instantText } from '../../database/instants.ts'
import { isUniqueViolation } from '../../database/unique-violation.ts'
import { NameTaken } from '../../errors.ts'
import type { Lodge } from '../../lodge.ts'
import { type Actor, recordAuditEntry } from '../audit/audit-service.ts'
import { eraseConcept, insertConcept, listConcepts } from './concepts-repository.ts'

const conceptsIn = async (executor: Executor): Promise<ConceptResponse[]> =>
  (await listConcepts(executor)).map(({ id, name, price }) => ({
    _id: id,
    name,
    price: price === null ? null : solesFromCentimos(price),
  }))

/** Returns the concepts that staff keep, by name; prices in soles. */
export const allConcepts = ({ database }: Lodge): Promise<ConceptResponse[]> => conceptsIn(database.kysely)

/** Adds a concept and returns the list. Throws `NameTaken`. */
export async function createConcept(
  lodge: Lodge,
  { name, price }: { name: string; price: number | null },
  actor: Actor,
): Promise<ConceptResponse[]> {
  const now = lodge.clock()
  const id = newId(now)
  try {
    return await lodge.database.transaction(async (transaction) => {
      const cents = price === null ? null : centimosFromSoles(price)
      const row = { id, name, name_key: searchText(name), price: cents, created_at: instantText(now) }
      await insertConcept(transaction, row)
      const subject = { kind: 'concept', id } as const
      await recordAuditEntry(transaction, { action: 'create', subject, after: { name }, actor }, now)
      return conceptsIn(transaction)
    })
  } catch (error) {
    throw isUniqueViolation(error) ? new NameTaken('name', { cause: error }) : error
  }
}

/** Removes a concept and returns the list; charges made with it remain. Does nothing if it was removed before. */
export const deleteConcept = (lodge: Lodge, id: string, actor: Actor): Promise<ConceptResponse[]> =>
  lodge.database.transaction(async (transaction) => {
    const erased = await eraseConcept(transaction, id)
    if (erased) {
      const subject = { kind: 'concept', id } as const
      const entry = { action: 'delete', subject, before: { name: erased.name }, actor } as const
      await recordAuditEntry(transaction, entry, lodge.clock())
    }
    return conceptsIn(transaction)
  })
