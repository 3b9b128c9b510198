import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { requestApi } from 'shared-ui/api/api-client'
import { GardenGroupResponse, type GardenPlant, GardenPlantResponse } from '../../lib/garden-responses.ts'
import { nextGroup } from './plant-groups.ts'
import { servedPlant } from './served-plant.ts'

/** The garden's plants as the server tells of them. */
export const plantQueries = {
  /** P-06: what a search finds, group after group, by name; `''` for every plant. */
  list: (search: string) =>
    infiniteQueryOptions({
      queryKey: ['plants', 'list', search],
      queryFn: ({ signal, pageParam }) =>
        requestApi('plant', GardenGroupResponse, {
          signal,
          searchParams: { group: pageParam, ...(search !== '' && { search }) },
        }),
      initialPageParam: 0,
      getNextPageParam: nextGroup,
    }),

  /** P-07: one plant, which the page itself may carry; its absence is the server's `plant_not_found`. */
  detail: (plantID: string) =>
    queryOptions({
      queryKey: ['plants', 'detail', plantID],
      queryFn: ({ signal }) =>
        requestApi('plant/find-one', GardenPlantResponse, { signal, searchParams: { plantID } }),
      initialData: (): GardenPlant | undefined => {
        const plant = servedPlant(plantID)
        return plant && { plant }
      },
    }),
}
