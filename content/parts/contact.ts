import * as v from 'valibot'
import { readPart } from '../read-part.ts'
import { Text } from '../shapes.ts'

/**
 * When and how the lodge replies, the alternative text of the picture strip, and how to arrive: from several places, and the
 * last stretch that all of them share.
 */
export const CONTACT = readPart(
  'contact',
  v.object({
    intro: Text,
    stripAlt: Text,
    arriving: v.pipe(v.array(v.object({ from: Text, text: Text })), v.minLength(1)),
    lastStretch: Text,
  }),
)
