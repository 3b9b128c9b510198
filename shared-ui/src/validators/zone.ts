import * as v from 'valibot'
import { GroupingAnswer } from './grouping.ts'
import { IdText } from './text.ts'

/** A part of the garden, by its own name. */
export const ZoneQuery = v.object({ zoneID: IdText })

/** `GET /zone` (staff): every zone by name. */
export const ZonesAnswer = v.object({ zones: v.array(GroupingAnswer), total: v.number() })
