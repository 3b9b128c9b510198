import { PlantDetailResponse, PlantsResponse } from 'shared-ui/validators/garden/plant'
import * as v from 'valibot'

/** The day in Lima on which the device stored the guide that the response comes from; absent in responses of the server. */
const storedOn = v.optional(v.string())

/** A group of plants, from the server, or from the stored guide while there is no network. */
export const GardenGroupResponse = v.object({ ...PlantsResponse.entries, storedOn })
export type GardenGroup = v.InferOutput<typeof GardenGroupResponse>

/** One plant, from the server or the stored guide. */
export const GardenPlantResponse = v.object({ ...PlantDetailResponse.entries, storedOn })
