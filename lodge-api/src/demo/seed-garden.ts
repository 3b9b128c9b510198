import { DEMO_GARDEN, type DemoPlant } from 'content'
import type { Lodge } from '../lodge.ts'
import type { Actor } from '../modules/audit/audit-service.ts'
import { createGrouping, groupings } from '../modules/groupings/groupings-service.ts'
import { createPlant } from '../modules/plants/plants-service.ts'
import { demoPicture } from './demo-pictures.ts'

/** Returns a function that creates a family on its first use and returns its id by name. */
function familyCreator(lodge: Lodge, actor: Actor) {
  const ids = new Map<string, string>()
  return async (name: string): Promise<string> => {
    const id = ids.get(name) ?? (await createGrouping(lodge, { kind: 'family', name }, actor))
    ids.set(name, id)
    return id
  }
}

/** Adds the demonstration garden if there are no zones and families yet. */
export async function seedGarden(
  lodge: Lodge,
  renderedList: Record<string, string>,
  actor: Actor,
): Promise<void> {
  const existing = await Promise.all([groupings(lodge, 'zone'), groupings(lodge, 'family')])
  if (existing.flat().length > 0) return
  const familyId = familyCreator(lodge, actor)
  const addPlant = async (zone: string, { picture: name, family, ...content }: DemoPlant) => {
    const picture = await demoPicture({ kind: 'plant', name }, renderedList)
    await createPlant(lodge, { ...content, zone, family: await familyId(family), picture }, actor)
  }
  for (const { name, plants } of DEMO_GARDEN) {
    const zone = await createGrouping(lodge, { kind: 'zone', name }, actor)
    for (const each of plants) await addPlant(zone, each)
  }
}
