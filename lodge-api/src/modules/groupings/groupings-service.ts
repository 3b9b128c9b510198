import { searchText } from 'shared-ui/rules/text/search-text'
import type { Grouping, GroupingKind, GroupingUpdateRequest } from 'shared-ui/validators/garden/grouping'
import type * as v from 'valibot'
import type { DatabaseTransaction } from '../../database/connect.ts'
import { newId } from '../../database/ids.ts'
import { instantText } from '../../database/instants.ts'
import { isUniqueViolation } from '../../database/unique-violation.ts'
import { ChangedMeanwhile, NameTaken } from '../../errors.ts'
import type { Lodge } from '../../lodge.ts'
import { type Actor, recordAuditEntry } from '../audit/audit-service.ts'
import { rewritePlantSearchTexts } from '../plants/plants-service.ts'
import { GroupingInUse, GroupingNotFound } from './groupings-errors.ts'
import {
  awaitOtherRenames,
  deleteGrouping,
  type GroupingRow,
  insertGrouping,
  listGroupings,
  lockGrouping,
  renameGrouping,
} from './groupings-repository.ts'

/** Identifies a zone or family. */
export type GroupingId = { kind: GroupingKind; id: string }

const toResponse = ({ id, ...grouping }: GroupingRow): Grouping => ({ _id: id, ...grouping })

/** Returns every zone or family by name, with its number of plants. */
export const groupings = async (lodge: Lodge, kind: GroupingKind): Promise<Grouping[]> =>
  (await listGroupings(lodge.database.kysely, kind)).map(toResponse)

/** Adds a zone or family and returns its id. Throws `NameTaken`. */
export async function createGrouping(
  lodge: Lodge,
  { kind, name }: { kind: GroupingKind; name: string },
  actor: Actor,
): Promise<string> {
  const now = lodge.clock()
  const id = newId(now)
  await lodge.database.transaction(async (transaction) => {
    const row = { id, name, name_key: searchText(name), version: 1, created_at: instantText(now) }
    if (!(await insertGrouping(transaction, kind, row))) throw new NameTaken('name')
    await recordAuditEntry(
      transaction,
      { action: 'create', subject: { kind, id }, after: { name }, actor },
      now,
    )
  })
  return id
}

async function grouping(lodge: Lodge, transaction: DatabaseTransaction, which: GroupingId) {
  const found = await lockGrouping(transaction, lodge.database.engine, which)
  if (!found) throw new GroupingNotFound(which.kind)
  return found
}

/** The new name, and the version that was edited if the sender states it. */
export type GroupingChange = v.InferOutput<typeof GroupingUpdateRequest>

/**
 * Renames a zone or family and updates the search texts of its plants. Does nothing if it has the name already, so a
 * repeat is safe. Throws `GroupingNotFound`, `ChangedMeanwhile` and `NameTaken`.
 */
export async function updateGrouping(
  lodge: Lodge,
  { change, ...which }: GroupingId & { change: GroupingChange },
  actor: Actor,
): Promise<void> {
  const { name, version } = change
  const now = lodge.clock()
  const rename = async (transaction: DatabaseTransaction) => {
    await awaitOtherRenames(transaction, lodge.database.engine)
    const before = await grouping(lodge, transaction, which)
    if (before.name === name) return
    if (version !== undefined && version !== before.version) throw new ChangedMeanwhile(toResponse(before))
    await renameGrouping(transaction, which, { name, name_key: searchText(name) })
    if (searchText(before.name) !== searchText(name)) await rewritePlantSearchTexts(transaction, which)
    const entry = {
      action: 'update',
      subject: which,
      before: { name: before.name },
      after: { name },
    } as const
    await recordAuditEntry(transaction, { ...entry, actor }, now)
  }
  await lodge.database.transaction(rename).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new NameTaken('name', { cause: error }) : error
  })
}

/** Deletes a zone or family. Throws `GroupingNotFound`, and `GroupingInUse` with the number of its plants. */
export async function removeGrouping(lodge: Lodge, which: GroupingId, actor: Actor): Promise<void> {
  const now = lodge.clock()
  await lodge.database.transaction(async (transaction) => {
    const before = await grouping(lodge, transaction, which)
    if (before.plants > 0) throw new GroupingInUse(which.kind, before.plants)
    await deleteGrouping(transaction, which)
    const entry = { action: 'delete', subject: which, before: { name: before.name } } as const
    await recordAuditEntry(transaction, { ...entry, actor }, now)
  })
}
