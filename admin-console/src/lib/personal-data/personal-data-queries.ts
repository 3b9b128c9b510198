import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { PERSONAL_DATA_EXPORT } from 'shared-ui/copy/privacy/personal-data-export'
import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { PersonalDataResponse } from 'shared-ui/validators/privacy/personal-data'
import { fetchStaffFile, requestStaffApi } from '../api.ts'
import { useAction } from '../hooks/use-action.ts'
import { resourceKeys } from '../queries/resource-keys.ts'
import { saveFile } from '../save-file.ts'

/** Queries of what is stored about a person, by e-mail or document number. */
export const personalDataQueries = {
  overview: (person: string) =>
    queryOptions({
      queryKey: [...resourceKeys.personalData, person],
      queryFn: ({ signal }) =>
        requestStaffApi('personal-data', PersonalDataResponse, { searchParams: { person }, signal }),
    }),
}

/** Downloads everything about a person; the server asks for the own password first. */
export const useExportPersonalData = (person: string) =>
  useAction({
    mutationFn: () => fetchStaffFile('personal-data/export', { searchParams: { person } }),
    onSuccess: (file) => saveFile(file, `${PERSONAL_DATA_EXPORT.fileName}-${dayInLima(Date.now())}.json`),
  })

/** Erases what may be erased of a person, and stores what remains as the overview. */
export function useErasePersonalData(person: string) {
  const client = useQueryClient()
  return useAction({
    mutationFn: () =>
      requestStaffApi('personal-data/erase', PersonalDataResponse, { method: 'post', json: { person } }),
    onSuccess: (rest) => client.setQueryData(personalDataQueries.overview(person).queryKey, rest),
  })
}
