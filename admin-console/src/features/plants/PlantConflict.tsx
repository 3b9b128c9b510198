import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PLANT_FIELD_LABELS, type PlantDraft, type PlantField } from 'shared-ui/copy/plant-form'
import type { GroupingKind } from 'shared-ui/validators/grouping'
import type { StaffPlant } from 'shared-ui/validators/plant'
import { groupingQueries } from '../../lib/grouping-queries.ts'
import { VersionConflict, type VersionConflictProps } from '../../lib/record-form/VersionConflict.tsx'
import { PlantThumbnail } from './PlantPhoto.tsx'
import { differingFields, movedFields } from './plant-draft.ts'

export type PlantConflictProps = Omit<VersionConflictProps, 'version' | 'lines'> & {
  /** The plant as it was when the form was filled in. */
  read: StaffPlant
  /** What somebody else has saved meanwhile. */
  saved: StaffPlant
  /** What is typed here. */
  draft: PlantDraft
}

/** Case 19: both versions of a plant. */
export function PlantConflict({ read, saved, draft, ...conflict }: PlantConflictProps) {
  const differing = differingFields(saved, draft)
  const moved = movedFields(read, saved)
  const line = (name: PlantField, theirs: ReactNode, yours: ReactNode) => ({
    label: PLANT_FIELD_LABELS[name],
    theirs,
    yours,
    differs: differing.has(name),
    moved: moved.has(name),
  })
  const lines = [
    line('name', saved.name, draft.name),
    line('scientificName', <em>{saved.scientificName}</em>, <em>{draft.scientificName}</em>),
    line('zone', saved.zone.name, <PlaceName kind="zone" id={draft.zone} />),
    line('family', saved.family.name, <PlaceName kind="family" id={draft.family} />),
    line('description', saved.description, draft.description),
    line('photo', <PlantThumbnail plant={saved} />, draft.photo?.name),
  ]
  return <VersionConflict {...conflict} version={saved.version} lines={lines} />
}

/** The name of the zone or family that is chosen in the form. */
function PlaceName({ kind, id }: { kind: GroupingKind; id: string }) {
  const groupings = useQuery(groupingQueries.list(kind))
  return groupings.data?.find(({ _id }) => _id === id)?.name ?? ''
}
