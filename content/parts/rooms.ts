import * as v from 'valibot'
import { readPart } from '../read-part.ts'
import { Text } from '../shapes.ts'

/** What a guest finds in a room; `identifier` is that of the room in the console, `line` stands on the room's card. */
const RoomFacts = v.object({ identifier: Text, line: Text, beds: Text, bath: Text, view: Text })
export type RoomFacts = v.InferOutput<typeof RoomFacts>

/**
 * The texts of the rooms page, what direct booking saves, the alternative text of the picture strip, what every room has, and
 * the facts of each room. A room without facts is shown without them.
 */
export const ROOM_TEXTS = readPart(
  'rooms',
  v.object({
    description: Text,
    intro: Text,
    saving: Text,
    stripAlt: Text,
    services: v.object({ breakfast: Text, heating: Text, parking: Text, signal: Text, screens: Text }),
    rooms: v.array(RoomFacts),
  }),
)
