import * as v from 'valibot'
import { readPart } from '../read-part.ts'
import { picture, TableHour, Text } from '../shapes.ts'

/** P-02: the gallery, a day from the first light on. Without plates the page has none. */
export const GALLERY = readPart(
  'gallery',
  v.object({
    title: Text,
    intro: Text,
    plates: v.array(v.object({ picture: picture('gallery'), hour: TableHour, text: Text, alt: Text })),
  }),
)
