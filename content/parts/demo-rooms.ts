import * as v from 'valibot'
import { readPart } from '../read-part.ts'
import { picture, Text } from '../shapes.ts'

/** The rooms with which the demonstration fills an empty database; `pricePerNight` in soles, without IGV. */
export const DEMO_ROOMS = readPart(
  'demo-rooms',
  v.array(
    v.object({
      picture: picture('rooms'),
      identifier: Text,
      category: Text,
      pricePerNight: v.pipe(v.number(), v.gtValue(0)),
      capacity: v.pipe(v.number(), v.integer(), v.minValue(1)),
      description: Text,
    }),
  ),
)
