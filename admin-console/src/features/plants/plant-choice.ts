import { createContext, useContext, useState } from 'react'
import type { StaffPlant } from 'shared-ui/validators/plant'

const NONE: ReadonlyMap<string, StaffPlant> = new Map()

/** holds the plants chosen for labels, in the order in which they were, whatever the list shows. */
export function useNewPlantChoice() {
  const [chosen, setChosen] = useState(NONE)
  const change = (action: (next: Map<string, StaffPlant>) => void) =>
    setChosen((before) => {
      const next = new Map(before)
      action(next)
      return next
    })
  return {
    chosen,
    add: (plants: readonly StaffPlant[]) =>
      change((next) => {
        for (const plant of plants) next.set(plant._id, plant)
      }),
    remove: (plantId: string) => change((next) => next.delete(plantId)),
    clear: () => setChosen(NONE),
  }
}

type PlantChoice = ReturnType<typeof useNewPlantChoice>

/** The choice of the screen around, for its list, its boxes and its labels alike. */
export const PlantChoiceContext = createContext<PlantChoice | null>(null)

/** The plants chosen on this screen. */
export function usePlantChoice(): PlantChoice {
  const choice = useContext(PlantChoiceContext)
  if (!choice) throw new Error('Plants can be chosen only within a PlantChoiceContext')
  return choice
}
