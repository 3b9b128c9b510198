/** What plants are sorted under: zones of the garden, and botanical families. Both are names, kept alike. */
export type GroupingKind = 'zone' | 'family'
