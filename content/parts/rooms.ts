import * as v from 'valibot'
import { readPart } from '../read-part.ts'
import { Text } from '../shapes.ts'

/** P-04, P-14: what the page of the rooms says of them, what booking directly saves, and what the strip above it shows. */
export const ROOM_TEXTS = readPart(
  'rooms',
  v.object({ description: Text, intro: Text, saving: Text, stripAlt: Text }),
)
