/** How much of the calendar the occupancy board shows at a time. Apart from the rules, because the console's entry reads addresses. */
export const SPAN_LENGTHS = ['month', 'quarter'] as const
export type SpanLength = (typeof SPAN_LENGTHS)[number]
