import * as v from 'valibot'
import { readPart } from '../read-part.ts'
import { Text } from '../shapes.ts'

/** P-02: the words over the picture of the first page, and what the picture shows. */
export const BANNER = readPart('banner', v.object({ title: Text, text: Text, alt: Text }))
