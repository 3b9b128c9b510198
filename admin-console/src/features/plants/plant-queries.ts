import { queryOptions } from '@tanstack/react-query'
import { StaffPlantDetailResponse, StaffPlantsResponse } from 'shared-ui/validators/garden/plant'
import { requestStaffApi } from '../../lib/api.ts'
import { PLANTS as ALL } from '../../lib/queries/resource-keys.ts'

/** Queries for plants. */
export const plantQueries = {
  /** Key prefix of all queries about plants, for invalidation after a change. */
  all: ALL,

  /** One group of the search results, counted from 0, ordered by name. */
  group: (search: string, group: number) =>
    queryOptions({
      queryKey: [...ALL, 'list', search, group],
      queryFn: ({ signal }) =>
        requestStaffApi('plant/list', StaffPlantsResponse, {
          searchParams: { group, ...(search !== '' && { search }) },
          signal,
        }),
    }),

  /** One plant. */
  detail: (plantID: string) =>
    queryOptions({
      queryKey: [...ALL, 'detail', plantID],
      queryFn: ({ signal }) =>
        requestStaffApi('plant/find-one', StaffPlantDetailResponse, { searchParams: { plantID }, signal }),
      select: (response) => response.plant,
    }),
}
