import * as v from 'valibot'
import { WholeNumber } from '../fields/numeric.ts'
import { IdText, requiredLine } from '../fields/text.ts'

/** Plants are grouped by zone of the garden, named by the lodge, and by botanical family, named in Latin. */
export type GroupingKind = 'zone' | 'family'

/** The longest name of a zone or family, in characters. */
export const LONGEST_GROUPING_NAME = 100

/**
 * The name of a zone or family; the server checks that it is unique. Line breaks and repeated spaces become one space.
 */
const GroupingName = requiredLine(LONGEST_GROUPING_NAME)

/** `POST /zone/create`, `POST /family/create` */
export const GroupingRequest = v.object({ name: GroupingName })
export type GroupingName = v.InferOutput<typeof GroupingRequest>

/**
 * `PUT /zone/update`, `PUT /family/update`. With the `version` that the sender read, the request fails with
 * `changed_meanwhile` if somebody else changed the record since; without it, the last change wins.
 */
export const GroupingUpdateRequest = v.object({ name: GroupingName, version: v.optional(WholeNumber) })

/** A zone or family as staff see it: `plants` is the number of plants in it; `version` increases with each change. */
export const GroupingResponse = v.object({
  _id: v.string(),
  name: v.string(),
  plants: v.number(),
  version: v.number(),
})
export type Grouping = v.InferOutput<typeof GroupingResponse>

/** `POST /zone/create`, `POST /family/create`: the id of the new record. */
export const GroupingCreatedResponse = v.object({ id: v.string() })

/** The query parameter that holds the id of a zone or family. */
export const GROUPING_ID_PARAMETER = { zone: 'zoneID', family: 'familyID' } as const

/** `PUT /zone/update`, `DELETE /zone/delete`: the zone. */
export const ZoneQuery = v.pipe(
  v.object({ [GROUPING_ID_PARAMETER.zone]: IdText }),
  v.transform(({ zoneID }) => ({ id: zoneID })),
)

/** `PUT /family/update`, `DELETE /family/delete`: the family. */
export const FamilyQuery = v.pipe(
  v.object({ [GROUPING_ID_PARAMETER.family]: IdText }),
  v.transform(({ familyID }) => ({ id: familyID })),
)

/** `GET /zone` (staff): every zone, by name. */
export const ZonesResponse = v.object({ zones: v.array(GroupingResponse), total: v.number() })

/** `GET /family` (staff): every family, by name. */
export const FamiliesResponse = v.object({ families: v.array(GroupingResponse), total: v.number() })
