import { PlantDetailResponse, PlantsResponse } from 'shared-ui/validators/plant'
import * as v from 'valibot'

/** Lima's day on which the device kept the guide that an answer comes from; absent where the server gave it. */
const storedOn = v.optional(v.string())

/** A group of plants: the server's, or the worker's from the kept guide where there is no signal. */
export const GardenGroupResponse = v.object({ ...PlantsResponse.entries, storedOn })
export type GardenGroup = v.InferOutput<typeof GardenGroupResponse>

/** One plant, as above. */
export const GardenPlantResponse = v.object({ ...PlantDetailResponse.entries, storedOn })
export type GardenPlant = v.InferOutput<typeof GardenPlantResponse>
