import { useState } from 'react'
import type { StaffPlant } from 'shared-ui/validators/plant'

/** the plants chosen for labels, in the order in which they were, kept whatever the list shows. */
export function usePlantChoice() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, StaffPlant>>(new Map())
  const change = (deed: (next: Map<string, StaffPlant>) => void) =>
    setChosen((before) => {
      const next = new Map(before)
      deed(next)
      return next
    })
  return {
    chosen,
    add: (plants: readonly StaffPlant[]) =>
      change((next) => {
        for (const plant of plants) next.set(plant._id, plant)
      }),
    remove: (plantId: string) => change((next) => next.delete(plantId)),
    clear: () => setChosen(new Map()),
  }
}
export type PlantChoice = ReturnType<typeof usePlantChoice>
