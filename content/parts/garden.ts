import * as v from 'valibot'
import { readPart } from '../read-part.ts'
import { Text } from '../shapes.ts'

/** P-06: what the page of the garden says, also while it has no plants, and what the strip above it shows. */
export const GARDEN_TEXTS = readPart(
  'garden',
  v.object({ description: Text, intro: Text, empty: Text, stripAlt: Text }),
)
