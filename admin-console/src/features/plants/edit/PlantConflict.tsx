import { useQuery } from '@tanstack/react-query'
import { PLANT_FIELD_LABELS, type PlantDraft } from 'shared-ui/copy/garden/plant-form'
import { compareVersions, type EditRecord } from 'shared-ui/forms/use-edit-record'
import type { GroupingKind } from 'shared-ui/validators/garden/grouping'
import type { StaffPlant } from 'shared-ui/validators/garden/plant'
import { VersionConflict, versionLines } from '../../../lib/edit-record/VersionConflict.tsx'
import { groupingQueries } from '../../../lib/queries/grouping-queries.ts'
import { PlantThumbnail } from '../PlantPhoto.tsx'
import { PLANT_EDIT } from './plant-draft.ts'

export type PlantConflictProps = {
  form: EditRecord<StaffPlant, PlantDraft>
  /** The plant as it was when the form opened. */
  read: StaffPlant
  /** The version that somebody else has saved meanwhile. */
  saved: StaffPlant
}

/** Both versions of a plant after a version conflict. */
export function PlantConflict({ form, read, saved }: PlantConflictProps) {
  const { draft } = form
  const lines = versionLines(PLANT_FIELD_LABELS, compareVersions({ read, saved, draft }, PLANT_EDIT), {
    name: [saved.name, draft.name],
    scientificName: [
      <em key="theirs">{saved.scientificName}</em>,
      <em key="yours">{draft.scientificName}</em>,
    ],
    zone: [saved.zone.name, <GroupingName key="zone" kind="zone" id={draft.zone} />],
    family: [saved.family.name, <GroupingName key="family" kind="family" id={draft.family} />],
    description: [saved.description, draft.description],
    photo: [<PlantThumbnail key="photo" plant={saved} />, draft.photo?.name],
  })
  return (
    <VersionConflict
      version={saved.version}
      lines={lines}
      form={form}
      onTakeTheirs={() => form.acceptSaved(saved)}
    />
  )
}

/** The name of the zone or family that is selected in the form. */
function GroupingName({ kind, id }: { kind: GroupingKind; id: string }) {
  const groupings = useQuery(groupingQueries.list(kind))
  return groupings.data?.find(({ _id }) => _id === id)?.name ?? ''
}
