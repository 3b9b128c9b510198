import { PlantDetailAnswer, PlantsAnswer } from 'shared-ui/validators/plant'
import * as v from 'valibot'

/** Lima's day on which the device kept the guide that an answer comes from; absent where the server gave it. */
const keptOn = v.optional(v.string())

/** A group of plants: the server's, or the worker's from the kept guide where there is no signal. */
export const GardenGroupAnswer = v.object({ ...PlantsAnswer.entries, keptOn })
export type GardenGroup = v.InferOutput<typeof GardenGroupAnswer>

/** One plant, as above. */
export const GardenPlantAnswer = v.object({ ...PlantDetailAnswer.entries, keptOn })
export type GardenPlant = v.InferOutput<typeof GardenPlantAnswer>
