import { FAMILIES, type GroupingWords, ZONES } from 'shared-ui/copy/groupings'
import type { GroupingKind } from '../../lib/grouping-queries.ts'

/** What each kind says. */
export const WORDS: Record<GroupingKind, GroupingWords> = { zone: ZONES, family: FAMILIES }

/** The parameter by which the calls name one of each kind (spec.md §7). */
export const ID_PARAMETER: Record<GroupingKind, string> = { zone: 'zoneID', family: 'familyID' }
