import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { requestApi } from 'shared-ui/api/api-client'
import { GardenGroupResponse, GardenPlantResponse } from '../../lib/queries/garden-responses.ts'
import { nextGroup } from './list/plant-groups.ts'

/** Queries for plants. */
export const plantQueries = {
  /** The plants that a search finds, in groups, ordered by name; `''` for all plants. */
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

  /** One plant. Fails with `plant_not_found` if it does not exist. */
  detail: (plantID: string) =>
    queryOptions({
      queryKey: ['plants', 'detail', plantID],
      queryFn: ({ signal }) =>
        requestApi('plant/find-one', GardenPlantResponse, { signal, searchParams: { plantID } }),
    }),
}
