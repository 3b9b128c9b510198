import { CreatePlantRequest } from 'shared-ui/validators/plant'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { photoFormat } from '../photos/photo-format.ts'
import { DEMO_ZONES } from './demo-garden.ts'
import { demoPicture, readKeptList } from './demo-pictures.ts'
import { DEMO_ROOMS } from './demo-rooms.ts'

const plants = DEMO_ZONES.flatMap((zone) => zone.plants)

it.each([
  ...DEMO_ROOMS.map(({ picture }) => ({ kind: 'room' as const, name: picture })),
  ...plants.map(({ picture }) => ({ kind: 'plant' as const, name: picture })),
])(
  'N-06 keeps $kind $name as it is drawn now (run `node lodge-api/src/demo/keep-pictures.ts`)',
  async (picture) => {
    const kept = await demoPicture(picture, await readKeptList())
    if (kept instanceof Uint8Array) throw new Error('the drawing has changed since it was rasterised')
    expect(kept.sizes.map(({ bytes }) => photoFormat(bytes))).toEqual(kept.sizes.map(() => 'webp'))
  },
)

it.each(plants)('V-07 the demonstration’s $name is a plant that staff could write down', (plant) => {
  const { photo: _, ...texts } = CreatePlantRequest.entries
  const sent = { ...plant, zone: 'zone' }
  expect(v.safeParse(v.object(texts), sent).issues).toBeUndefined()
  expect(plant.description.split(/[.;:] /).length).toBeGreaterThan(1)
})
