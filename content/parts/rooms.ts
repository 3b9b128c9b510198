import * as v from 'valibot'
import { readPart } from '../read-part.ts'
import { Text } from '../shapes.ts'

/** The texts of the rooms page, what direct booking saves, and the alternative text of the picture strip. */
export const ROOM_TEXTS = readPart(
  'rooms',
  v.object({ description: Text, intro: Text, saving: Text, stripAlt: Text }),
)
