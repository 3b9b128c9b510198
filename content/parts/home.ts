import * as v from 'valibot'
import { readPart } from '../read-part.ts'
import { Text } from '../shapes.ts'

/** The home page. A fact may link to the page about it. */
export const HOME = readPart(
  'home',
  v.object({
    title: Text,
    description: Text,
    intro: v.object({ title: Text, paragraphs: v.array(Text) }),
    facts: v.array(
      v.object({ title: Text, text: Text, page: v.optional(v.picklist(['garden', 'restaurant'])) }),
    ),
    /** The introduction of the link to the terms. */
    terms: Text,
  }),
)
