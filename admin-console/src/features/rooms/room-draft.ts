import type { RoomDraft, RoomField, RoomProblems } from 'shared-ui/copy/room-form'
import { ROOM_LABELS } from 'shared-ui/copy/room-form'
import { type StaffRoom, StaffRoomAnswer } from 'shared-ui/validators/room'
import * as v from 'valibot'
import { ApiProblem, isRefusal } from '../../lib/problems.ts'

/** A room as a form shows it to be edited; its photo stays until another is chosen. */
export const draftOf = (room: StaffRoom): RoomDraft => ({
  identifier: room.identifier,
  category: room.category,
  description: room.description,
  pricePerNight: String(room.pricePerNight),
  capacity: String(room.capacity),
  photo: null,
})

/** The body of `POST /room/create` and, with the version that was read, of `PUT /room/update`. */
export function roomForm({ photo, ...texts }: RoomDraft, version?: number): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.append(name, text.trim())
  if (version !== undefined) form.append('version', String(version))
  if (photo) form.append('photo', photo, photo.name)
  return form
}

const ROOM_FIELDS = Object.keys(ROOM_LABELS).filter((name): name is RoomField => name in ROOM_LABELS)

/** What the server refused of what was sent, for the fields that nobody has changed since (E-03). */
export function refusedFields(problem: unknown, sent: RoomDraft | undefined, draft: RoomDraft): RoomProblems {
  if (!(problem instanceof ApiProblem) || !sent) return {}
  const refused: RoomProblems = {}
  for (const name of ROOM_FIELDS) {
    const sentence = problem.fields[name]
    if (sentence !== undefined && sent[name] === draft[name]) refused[name] = sentence
  }
  return refused
}

/** Case 19: the room as somebody else has saved it meanwhile, where that is why the server refused. */
export function savedMeanwhile(problem: unknown): StaffRoom | null {
  if (!(problem instanceof ApiProblem) || !isRefusal(problem, 'changed_meanwhile')) return null
  const saved = v.safeParse(StaffRoomAnswer, problem.current)
  return saved.success ? saved.output : null
}

/** Case 19: the fields in which what was typed is not what was saved. A photo differs when one was chosen. */
export function differingFields(saved: StaffRoom, draft: RoomDraft): ReadonlySet<RoomField> {
  const theirs = draftOf(saved)
  const isSame = (name: RoomField): boolean => {
    if (name === 'photo') return draft.photo === null
    if (name === 'pricePerNight' || name === 'capacity') return Number(theirs[name]) === Number(draft[name])
    return theirs[name] === draft[name].trim()
  }
  return new Set(ROOM_FIELDS.filter((name) => !isSame(name)))
}
