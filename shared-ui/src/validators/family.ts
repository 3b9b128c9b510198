import * as v from 'valibot'
import { GroupingAnswer } from './grouping.ts'
import { IdText } from './text.ts'

/** A botanical family, by its scientific name. */
export const FamilyQuery = v.object({ familyID: IdText })

/** `GET /family` (staff): every family by name. */
export const FamiliesAnswer = v.object({ families: v.array(GroupingAnswer), total: v.number() })
