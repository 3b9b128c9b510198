import { Link, useLocation, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { PLANT_PAGE } from 'shared-ui/copy/garden/garden'
import { useIsLive } from '../../../lib/document/use-is-live.ts'
import { type GardenSearch, readGardenSearch } from '../list/garden-search.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list from which a plant was opened; it is the previous entry of the browser's history. */
    gardenList?: GardenSearch
  }
}

/**
 * The link from a plant back to the list. If the plant was opened from a list, it goes back in the history, which restores the
 * position; otherwise it opens all plants. The prerendered page does not know the history.
 */
export function GardenBackLink() {
  const router = useRouter()
  const cameFrom = useLocation({ select: ({ state }) => state.gardenList })
  const list = useIsLive() ? cameFrom : undefined
  const goBack = (event: MouseEvent) => {
    if (!list || isForNewTab(event)) return
    event.preventDefault()
    router.history.back()
  }
  return (
    <Link to="/botanical-garden" search={readGardenSearch(list ?? {})} onClick={goBack}>
      {PLANT_PAGE.back}
    </Link>
  )
}

const isForNewTab = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey
