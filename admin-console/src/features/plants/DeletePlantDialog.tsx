import { ConfirmDialog } from 'shared-ui/components/ConfirmDialog'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { DELETE_PLANT } from 'shared-ui/copy/garden/plants-panel'
import type { StaffPlant } from 'shared-ui/validators/garden/plant'
import { useDeletePlant } from './use-delete-plant.ts'

export type DeletePlantDialogProps = {
  plant: StaffPlant
  onCancel: () => void
  onDeleted: (plant: StaffPlant) => void
}

/** Confirms and performs the deletion of a plant. */
export function DeletePlantDialog({ plant, onCancel, onDeleted }: DeletePlantDialogProps) {
  const deletion = useDeletePlant(onDeleted)
  return (
    <ConfirmDialog
      title={DELETE_PLANT.title(plant.name)}
      pending={deletion.isPending}
      error={deletion.error && <ProblemText problem={deletion.error} />}
      onConfirm={() => deletion.mutate(plant)}
      onCancel={onCancel}
    >
      <p>
        <em>{plant.scientificName}</em>
      </p>
      <p>{DELETE_PLANT.consequence}</p>
    </ConfirmDialog>
  )
}
