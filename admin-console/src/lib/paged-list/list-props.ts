import type { OpenGroups } from './open-groups.ts'

/** The search parameters of a list's page: the filters, the open groups, and the names of ignored parameters. */
type ListSearch = { groups: string; ignored: string }

type FiltersOf<Search extends ListSearch> = Omit<Search, keyof ListSearch>

/** Returns the filters among the search parameters of a list's page. */
export function filtersOf<Search extends ListSearch>(search: Search): FiltersOf<Search> {
  const { groups: _, ignored: __, ...filters } = search
  return filters
}

/**
 * Returns the props of a list's screen for the search parameters in the URL. `replaceSearch` writes them to the URL; new
 * filters start at the first group again.
 */
export function listProps<Search extends ListSearch>(
  search: Search,
  replaceSearch: (search: FiltersOf<Search> & { groups?: string }) => void,
) {
  const filters = filtersOf(search)
  const opened: OpenGroups = {
    groups: search.groups,
    onOpen: (groups) => replaceSearch({ ...filters, groups }),
  }
  return { filters, ignored: search.ignored, opened, onFiltersChange: replaceSearch }
}
