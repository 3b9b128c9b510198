import * as v from 'valibot'
import { readPart } from '../read-part.ts'
import { picture, TableHour, Text } from '../shapes.ts'

/** A dish with its price in soles, IGV included. */
const Dish = v.object({
  name: Text,
  text: v.optional(Text),
  price: v.pipe(v.number(), v.gtValue(0), v.multipleOf(0.5, 'must be whole or half soles')),
})

/**
 * The restaurant, its hours in the order of the day, its dishes and its pictures. Without slides the page has no slider, and
 * without dishes no menu.
 */
export const RESTAURANT = readPart(
  'restaurant',
  v.object({
    description: Text,
    intro: Text,
    schedule: v.pipe(v.array(v.object({ meal: Text, from: TableHour, to: TableHour })), v.minLength(1)),
    menu: v.array(v.object({ title: Text, dishes: v.pipe(v.array(Dish), v.minLength(1)) })),
    slides: v.array(v.object({ picture: picture('restaurant'), caption: Text, alt: Text })),
  }),
)
