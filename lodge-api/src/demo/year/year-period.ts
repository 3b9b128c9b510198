/** The days of the plan, counted from today: from its first day to the day after its last. */
export const YEAR_START = -364
export const YEAR_END = 75

/** Limits how many days before its first night something is entered: before today, and after the rooms were opened. */
export const enteredBefore = (days: number, startsIn: number): number =>
  Math.min(Math.max(days, startsIn + 1), startsIn - YEAR_START)
