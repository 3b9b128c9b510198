import { FAMILIES, type GroupingWords, ZONES } from 'shared-ui/copy/garden/groupings'
import type { GroupingKind } from 'shared-ui/validators/garden/grouping'

/** The texts of each kind. */
export const WORDS: Record<GroupingKind, GroupingWords> = { zone: ZONES, family: FAMILIES }
