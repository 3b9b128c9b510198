/**
 * The texts around the items of a list in a built page. The server repeats what is between them for each item, and removes the
 * marks.
 */
export const listMarks = (list: string): { start: string; end: string } => ({
  start: `__EACH_${list}__`,
  end: `__END_${list}__`,
})
