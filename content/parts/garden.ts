import * as v from 'valibot'
import { readPart } from '../read-part.ts'
import { Text } from '../shapes.ts'

/**
 * The texts of the garden page, including that for a garden without plants, and the alternative text of the picture
 * strip.
 */
export const GARDEN_TEXTS = readPart(
  'garden',
  v.object({ description: Text, intro: Text, empty: Text, stripAlt: Text }),
)
