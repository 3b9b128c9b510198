import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import type { FolioConceptTable } from '../../database/tables/folio-tables.ts'

export const listConcepts = (executor: Executor) =>
  executor.selectFrom('folio_concept').select(['id', 'name', 'price']).orderBy('name_key').execute()

export const insertConcept = (transaction: DatabaseTransaction, concept: FolioConceptTable) =>
  transaction.insertInto('folio_concept').values(concept).execute()

/** Deletes a concept and returns its name, or undefined if there is none. */
export const eraseConcept = (transaction: DatabaseTransaction, id: string) =>
  transaction.deleteFrom('folio_concept').where('id', '=', id).returning('name').executeTakeFirst()
