import { queryOptions } from '@tanstack/react-query'
import { StaffPlantDetailResponse, StaffPlantsResponse } from 'shared-ui/validators/plant'
import { requestStaffApi } from '../../lib/api.ts'
import { PLANTS as ALL } from '../../lib/resource-keys.ts'

/** What the server tells of plants. */
export const plantQueries = {
  /** Every answer about plants, to be asked for anew after a change. */
  all: ALL,

  /** C-04: one group of what a search finds, from 0 on, by name. */
  group: (search: string, group: number) =>
    queryOptions({
      queryKey: [...ALL, 'list', search, group],
      queryFn: ({ signal }) =>
        requestStaffApi('plant/list', StaffPlantsResponse, {
          searchParams: { group, ...(search !== '' && { search }) },
          signal,
        }),
    }),

  /** one plant. */
  detail: (plantID: string) =>
    queryOptions({
      queryKey: [...ALL, 'detail', plantID],
      queryFn: ({ signal }) =>
        requestStaffApi('plant/find-one', StaffPlantDetailResponse, { searchParams: { plantID }, signal }),
      select: (answer) => answer.plant,
    }),
}
