import * as v from 'valibot'
import { readPart } from '../read-part.ts'
import { picture, Text } from '../shapes.ts'

const Plant = v.object({
  picture: picture('plants'),
  name: Text,
  scientificName: Text,
  family: Text,
  description: Text,
})
export type DemoPlant = v.InferOutput<typeof Plant>

/** The garden that an empty database is filled with for a demonstration, zone by zone. */
export const DEMO_GARDEN = readPart('demo-garden', v.array(v.object({ name: Text, plants: v.array(Plant) })))
