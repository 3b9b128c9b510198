import { createFileRoute } from '@tanstack/react-router'
import { GardenScreen } from '../../features/garden/GardenScreen.tsx'
import { readGardenSearch, searchingFor } from '../../features/garden/garden-search.ts'

export const Route = createFileRoute('/_live/botanical-garden')({
  validateSearch: readGardenSearch,
  component: Garden,
})

function Garden() {
  const { search = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <GardenScreen
      search={search}
      onSearch={(typed) => void navigate({ search: searchingFor(typed), resetScroll: false })}
    />
  )
}
