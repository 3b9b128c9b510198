import type { Lodge } from '../src/lodge.ts'
import { createGrouping } from '../src/modules/groupings/groupings-service.ts'
import { createPlant, type PlantContent } from '../src/modules/plants/plants-service.ts'
import { readPhoto } from '../src/photos/photo-intake.ts'
import { plainPicture } from './upload-form.ts'

const ACTOR = { id: 'test', username: 'prueba' }

/** Processed once for all plants of a test file. */
const PICTURE = plainPicture('#c0475a').then((picture) => readPhoto(picture, 'plant'))

export const addZone = (lodge: Lodge, name: string): Promise<string> =>
  createGrouping(lodge, { kind: 'zone', name }, ACTOR)

export const addFamily = (lodge: Lodge, name: string): Promise<string> =>
  createGrouping(lodge, { kind: 'family', name }, ACTOR)

/** Creates a plant, and its zone and family unless their ids are given. */
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
  return { ...content, id: await createPlant(lodge, { ...content, picture: await PICTURE }, ACTOR) }
}
