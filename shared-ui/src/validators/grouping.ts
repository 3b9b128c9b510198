import * as v from 'valibot'
import { WholeNumber } from './numeric.ts'
import { IdText, requiredText } from './text.ts'

/** Plants are grouped by zone of the garden, named by the lodge, and by botanical family, named in Latin. */
export type GroupingKind = 'zone' | 'family'

/** How many characters the name of a zone or family holds (V-06). */
export const LONGEST_GROUPING_NAME = 100

/**
 * A zone or family by its name (V-06); that no other has it is for the server to see. Line breaks and rows of spaces in a
 * name are one space.
 */
const GroupingName = v.pipe(
  v.string('required'),
  v.transform((name) => name.normalize('NFC').replace(/\s+/g, ' ')),
  requiredText(LONGEST_GROUPING_NAME),
)

/** `POST /zone/create`, `POST /family/create` */
export const GroupingRequest = v.object({ name: GroupingName })
export type GroupingName = v.InferOutput<typeof GroupingRequest>

/**
 * `PUT /zone/update`, `PUT /family/update`. With the `version` that the sender read, one that somebody else changed
 * meanwhile is refused as `changed_meanwhile` (case 19); without, the last change stands.
 */
export const GroupingUpdateRequest = v.object({ name: GroupingName, version: v.optional(WholeNumber) })

/** A zone or family as staff see it: `plants` is how many are in it; `version` goes up with each change. */
export const GroupingResponse = v.object({
  _id: v.string(),
  name: v.string(),
  plants: v.number(),
  version: v.number(),
})
export type Grouping = v.InferOutput<typeof GroupingResponse>

/** `POST /zone/create`, `POST /family/create`: the id of what was made. */
export const GroupingCreatedResponse = v.object({ id: v.string() })

/** The search parameter that holds the id of a zone or family. */
export const GROUPING_ID_PARAMETER = { zone: 'zoneID', family: 'familyID' } as const

/** `PUT /zone/update`, `DELETE /zone/delete`: which zone. */
export const ZoneQuery = v.pipe(
  v.object({ [GROUPING_ID_PARAMETER.zone]: IdText }),
  v.transform(({ zoneID }) => ({ id: zoneID })),
)

/** `PUT /family/update`, `DELETE /family/delete`: which family. */
export const FamilyQuery = v.pipe(
  v.object({ [GROUPING_ID_PARAMETER.family]: IdText }),
  v.transform(({ familyID }) => ({ id: familyID })),
)

/** `GET /zone` (staff): every zone by name. */
export const ZonesResponse = v.object({ zones: v.array(GroupingResponse), total: v.number() })

/** `GET /family` (staff): every family by name. */
export const FamiliesResponse = v.object({ families: v.array(GroupingResponse), total: v.number() })
