import { Button } from 'shared-ui/components/Button'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { PLANTS_PANEL } from 'shared-ui/copy/garden/plants-panel'
import { AddPlant } from './AddPlant.tsx'

export type NoPlantsProps = {
  /** Whether a search is active. */
  isNarrowed: boolean
  onShowAll: () => void
}

/** Empty state of the list; if a search is active, offers to clear it. */
export function NoPlants({ isNarrowed, onShowAll }: NoPlantsProps) {
  if (!isNarrowed) {
    return (
      <EmptyState title={PLANTS_PANEL.empty} action={<AddPlant />}>
        {PLANTS_PANEL.emptyText}
      </EmptyState>
    )
  }
  return (
    <EmptyState title={PLANTS_PANEL.empty} action={<Button onClick={onShowAll}>{PLANTS_PANEL.clear}</Button>}>
      {PLANTS_PANEL.emptyFound}
    </EmptyState>
  )
}
