import * as v from 'valibot'
import { readPart } from '../read-part.ts'
import { Text } from '../shapes.ts'

/** The text over the picture of the home page, and the alternative text of the picture. */
export const BANNER = readPart('banner', v.object({ title: Text, text: Text, alt: Text }))
