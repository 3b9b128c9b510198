/** The grid columns of a cell; each day has two (see `board-layout`). */
export const halves = ({ start, end }: { start: number; end: number }) => ({
  gridColumn: `${start + 1} / ${end + 1}`,
})
