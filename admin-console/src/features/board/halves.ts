/** Where a cell lies among the columns of a row, of which each day has two (`board-layout`). */
export const halves = ({ start, end }: { start: number; end: number }) => ({
  gridColumn: `${start + 1} / ${end + 1}`,
})
