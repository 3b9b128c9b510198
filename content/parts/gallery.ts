import * as v from 'valibot'
import { readPart } from '../read-part.ts'
import { picture, TableHour, Text } from '../shapes.ts'

/** The gallery, a day from dawn on. Without plates the page has no gallery. */
export const GALLERY = readPart(
  'gallery',
  v.object({
    title: Text,
    intro: Text,
    plates: v.array(v.object({ picture: picture('gallery'), hour: TableHour, text: Text, alt: Text })),
  }),
)
