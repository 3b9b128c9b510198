import type { Plant } from 'shared-ui/validators/plant'
import type { GardenGroup } from '../../lib/garden-responses.ts'

/** C-05: the number of the group after those that came; nothing once all plants are here. */
export function nextGroup(last: GardenGroup, groups: readonly GardenGroup[]): number | undefined {
  const come = groups.reduce((count, { plants }) => count + plants.length, 0)
  return last.plants.length === 0 || come >= last.total ? undefined : groups.length
}

/** The plants of all groups, each once: a plant that is added meanwhile moves another into the next group. */
export function plantsOf(groups: readonly GardenGroup[]): Plant[] {
  return [...new Map(groups.flatMap(({ plants }) => plants).map((plant) => [plant._id, plant])).values()]
}
