import { createFileRoute } from '@tanstack/react-router'
import { GardenScreen } from '../../features/garden/list/GardenScreen.tsx'
import { openGroups, readGardenSearch, searchingFor } from '../../features/garden/list/garden-search.ts'

export const Route = createFileRoute('/_live/botanical-garden')({
  validateSearch: readGardenSearch,
  component: Garden,
})

function Garden() {
  const { search = '', groups = 1 } = readGardenSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <GardenScreen
      search={search}
      groups={groups}
      onSearch={(typed) => void navigate({ search: searchingFor(typed), resetScroll: false })}
      onOpen={(more) =>
        void navigate({
          search: { ...searchingFor(search), ...openGroups(more) },
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
