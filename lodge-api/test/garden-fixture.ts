import sharp from 'sharp'
import type { Lodge } from '../src/lodge.ts'
import { createGrouping } from '../src/modules/groupings/groupings-service.ts'
import { createPlant, type PlantContent } from '../src/modules/plants/plants-service.ts'

const ACTOR = { id: 'test', username: 'prueba' }

/** A small square of one colour, as a PNG. */
export const plainPicture = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
    .png()
    .toBuffer()

export const addZone = (lodge: Lodge, name: string): Promise<string> =>
  createGrouping(lodge, { kind: 'zone', name }, ACTOR)

export const addFamily = (lodge: Lodge, name: string): Promise<string> =>
  createGrouping(lodge, { kind: 'family', name }, ACTOR)

/** Puts a plant in the garden, and its zone and family too unless their ids are given. */
export async function addPlant(
  lodge: Lodge,
  plant: Partial<PlantContent> = {},
): Promise<PlantContent & { id: string }> {
  const content = {
    name: plant.name ?? 'Cantuta',
    scientificName: plant.scientificName ?? 'Cantua buxifolia',
    description: plant.description ?? 'Arbusto de flores largas.',
    zone: plant.zone ?? (await addZone(lodge, 'Patio de las flores')),
    family: plant.family ?? (await addFamily(lodge, 'Polemoniaceae')),
  }
  const picture = await plainPicture('#c0475a')
  return { ...content, id: await createPlant(lodge, { ...content, picture }, ACTOR) }
}
