import * as v from 'valibot'
import { readPart } from '../read-part.ts'
import { Text } from '../shapes.ts'

/** When and how the lodge replies, and the alternative text of the picture strip. */
export const CONTACT = readPart('contact', v.object({ intro: Text, stripAlt: Text }))
