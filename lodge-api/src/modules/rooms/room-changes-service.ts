import { solesFromTenThousandths, type TenThousandths } from 'shared-ui/rules/money/money'
import type { StaffRoom } from 'shared-ui/validators/rooms/room'
import type { DatabaseTransaction } from '../../database/connect.ts'
import { newId } from '../../database/ids.ts'
import { instantText } from '../../database/instants.ts'
import { isUniqueViolation } from '../../database/unique-violation.ts'
import { ChangedMeanwhile, NameTaken } from '../../errors.ts'
import type { Lodge } from '../../lodge.ts'
import { type Picture, readPhoto } from '../../photos/photo-intake.ts'
import type { RenderedPhoto } from '../../photos/photo-rendering.ts'
import { storePhoto } from '../../photos/photos-repository.ts'
import { type Actor, recordAuditEntry } from '../audit/audit-service.ts'
import { withNewSearchTexts } from '../reservations/search-texts-service.ts'
import { changeRoom } from './room-changes-repository.ts'
import { RoomNotFound } from './room-errors.ts'
import { insertRoom } from './rooms-repository.ts'
import { staffRoomDetail } from './rooms-service.ts'

/** The fields of a room that staff edit. */
export type RoomFacts = {
  identifier: string
  category: string
  description: string
  pricePerNight: TenThousandths
  capacity: number
}

const columnsOf = (facts: RoomFacts) => ({
  identifier: facts.identifier,
  category: facts.category,
  description: facts.description,
  price_per_night: facts.pricePerNight,
  capacity: facts.capacity,
})

/** Returns the fields of an audit entry: the price in soles, as in responses. */
const auditFacts = (facts: RoomFacts) => ({
  ...facts,
  pricePerNight: solesFromTenThousandths(facts.pricePerNight),
})

/** Converts a violation of the unique index to `NameTaken`: two offered rooms never have the same identifier. */
function nameErrorOf(error: unknown): unknown {
  return isUniqueViolation(error) ? new NameTaken('identifier', { cause: error }) : error
}

async function inTransaction<Result>(
  lodge: Lodge,
  work: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await lodge.database.transaction(work)
  } catch (error) {
    throw nameErrorOf(error)
  }
}

/**
 * Creates a room with its photo and returns its id. A repeated request creates one room: the second finds the name taken. Throws
 * `NameTaken` and the errors of `readPhoto`.
 */
export async function createRoom(
  lodge: Lodge,
  { facts, picture }: { facts: RoomFacts; picture: Picture },
  actor: Actor,
): Promise<string> {
  const photo = await readPhoto(picture, 'room')
  const now = lodge.clock()
  const id = newId(now)
  await inTransaction(lodge, async (transaction) => {
    await insertRoom(transaction, {
      id,
      ...columnsOf(facts),
      photo_version: photo.version,
      archived_at: null,
      created_at: instantText(now),
    })
    await storePhoto(transaction, id, photo)
    const subject = { kind: 'room', id } as const
    await recordAuditEntry(transaction, { action: 'create', subject, after: auditFacts(facts), actor }, now)
  })
  return id
}

/** An update of a room; without a picture it keeps its photo. `version` is the one the sender read, if given. */
export type RoomUpdate = {
  id: string
  facts: RoomFacts
  picture: Uint8Array | undefined
  version: number | undefined
}

/** Returns the current room. Throws `RoomNotFound`, or `ChangedMeanwhile` if the sender read another version. */
async function roomToChange(
  transaction: DatabaseTransaction,
  { id, version }: RoomUpdate,
): Promise<StaffRoom> {
  const room = await staffRoomDetail(transaction, id)
  if (room.archivedAt !== null) throw new RoomNotFound()
  if (version !== undefined && version !== room.version) throw new ChangedMeanwhile(room)
  return room
}

async function writeUpdate(
  transaction: DatabaseTransaction,
  { id, facts }: RoomUpdate,
  { before, photo }: { before: StaffRoom; photo: RenderedPhoto | undefined },
): Promise<void> {
  const change = { ...columnsOf(facts), ...(photo && { photo_version: photo.version }) }
  const changed = await changeRoom(transaction, { id, version: before.version }, change)
  // Another transaction may have changed the room between the read and the write.
  if (!changed) throw new ChangedMeanwhile(await staffRoomDetail(transaction, id))
  if (photo) await storePhoto(transaction, id, photo)
}

/** Whether an update gives the room another name, by which its reservations are searched. */
const isRenamed = (before: StaffRoom, { identifier, category }: RoomFacts): boolean =>
  before.identifier !== identifier || before.category !== category

/**
 * Updates a room, unless somebody else changed it after the sender read it. Throws `RoomNotFound`, `ChangedMeanwhile` with the
 * current room, `NameTaken` and the errors of `readPhoto`.
 */
export async function updateRoom(lodge: Lodge, update: RoomUpdate, actor: Actor): Promise<void> {
  const photo = update.picture && (await readPhoto(update.picture, 'room'))
  const now = lodge.clock()
  await inTransaction(lodge, async (transaction) => {
    const before = await roomToChange(transaction, update)
    const write = () => writeUpdate(transaction, update, { before, photo })
    if (!isRenamed(before, update.facts)) await write()
    else await withNewSearchTexts(lodge.database, transaction, { roomId: update.id, rename: write })
    const subject = { kind: 'room', id: update.id } as const
    const after = { ...auditFacts(update.facts), photo: photo?.version ?? before.photo }
    await recordAuditEntry(transaction, { action: 'update', subject, before, after, actor }, now)
  })
}
