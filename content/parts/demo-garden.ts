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

/** The zones and plants with which the demonstration fills an empty database. */
export const DEMO_GARDEN = readPart('demo-garden', v.array(v.object({ name: Text, plants: v.array(Plant) })))
