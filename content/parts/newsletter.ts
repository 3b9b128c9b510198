import * as v from 'valibot'
import { readPart } from '../read-part.ts'
import { Text } from '../shapes.ts'

/** The name of the newsletter and what it is about. */
export const NEWSLETTER_TEXTS = readPart('newsletter', v.object({ title: Text, text: Text }))
