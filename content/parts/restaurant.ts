import * as v from 'valibot'
import { readPart } from '../read-part.ts'
import { picture, TableHour, Text } from '../shapes.ts'

/** The restaurant, its hours in the order of the day, and its pictures. Without slides the page has no slider. */
export const RESTAURANT = readPart(
  'restaurant',
  v.object({
    description: Text,
    intro: Text,
    schedule: v.pipe(v.array(v.object({ meal: Text, from: TableHour, to: TableHour })), v.minLength(1)),
    slides: v.array(v.object({ picture: picture('restaurant'), caption: Text, alt: Text })),
  }),
)
