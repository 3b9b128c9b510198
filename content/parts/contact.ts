import * as v from 'valibot'
import { readPart } from '../read-part.ts'
import { Text } from '../shapes.ts'

/** P-05: when and how the lodge answers, and what the strip above the page shows. */
export const CONTACT = readPart('contact', v.object({ intro: Text, stripAlt: Text }))
