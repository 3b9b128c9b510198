import type { Plant } from 'shared-ui/validators/garden/plant'
import type { GardenGroup } from '../../../lib/queries/garden-responses.ts'

/** Returns the number of the next group, or undefined once all plants have loaded. */
export function nextGroup(last: GardenGroup, groups: readonly GardenGroup[]): number | undefined {
  const loaded = groups.reduce((count, { plants }) => count + plants.length, 0)
  return last.plants.length === 0 || loaded >= last.total ? undefined : groups.length
}

/** Returns the plants of all groups without duplicates: a plant that is added meanwhile moves another into the next group. */
export function plantsOf(groups: readonly GardenGroup[]): Plant[] {
  return [...new Map(groups.flatMap(({ plants }) => plants).map((plant) => [plant._id, plant])).values()]
}
