import { createContext, useContext, useState } from 'react'
import type { StaffPlant } from 'shared-ui/validators/garden/plant'

const NONE: ReadonlyMap<string, StaffPlant> = new Map()

/** Creates the selection of plants for labels, in the order of selection and independent of the current list. */
export function useNewPlantSelection() {
  const [selected, setSelected] = useState(NONE)
  const change = (action: (next: Map<string, StaffPlant>) => void) =>
    setSelected((before) => {
      const next = new Map(before)
      action(next)
      return next
    })
  return {
    selected,
    add: (plants: readonly StaffPlant[]) =>
      change((next) => {
        for (const plant of plants) next.set(plant._id, plant)
      }),
    remove: (plantId: string) => change((next) => next.delete(plantId)),
    clear: () => setSelected(NONE),
  }
}

type PlantSelection = ReturnType<typeof useNewPlantSelection>

/** The selection of the screen, shared by its list, checkboxes and labels bar. */
export const PlantSelectionContext = createContext<PlantSelection | null>(null)

/** Returns the selection of the current screen. */
export function usePlantSelection(): PlantSelection {
  const selection = useContext(PlantSelectionContext)
  if (!selection) throw new Error('usePlantSelection must be used within a PlantSelectionContext')
  return selection
}
