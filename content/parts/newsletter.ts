import * as v from 'valibot'
import { readPart } from '../read-part.ts'
import { Text } from '../shapes.ts'

/** P-12: what the newsletter is called and what it brings. */
export const NEWSLETTER_TEXTS = readPart('newsletter', v.object({ title: Text, text: Text }))
