import { queryOptions } from '@tanstack/react-query'
import { StaffPlantDetailResponse, StaffPlantsResponse } from 'shared-ui/validators/garden/plant'
import { requestStaffApi } from '../../lib/api.ts'
import { resourceKeys } from '../../lib/queries/resource-keys.ts'

/** Queries for plants. */
export const plantQueries = {
  /** One group of the search results, counted from 0, ordered by name. */
  group: (search: string, group: number) =>
    queryOptions({
      queryKey: [...resourceKeys.plants, 'list', search, group],
      queryFn: ({ signal }) =>
        requestStaffApi('plant/list', StaffPlantsResponse, {
          searchParams: { group, ...(search !== '' && { search }) },
          signal,
        }),
    }),

  /** One plant. */
  detail: (plantID: string) =>
    queryOptions({
      queryKey: [...resourceKeys.plants, 'detail', plantID],
      queryFn: ({ signal }) =>
        requestStaffApi('plant/find-one', StaffPlantDetailResponse, { searchParams: { plantID }, signal }),
      select: (response) => response.plant,
    }),
}
