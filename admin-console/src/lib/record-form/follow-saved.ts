/**
 * Case 19: what is typed, once somebody else has saved another version: a field that nobody touched here is as it is saved now, so
 * that saving the draft undoes nothing of theirs.
 */
export function followSaved<Draft extends object>(
  draft: Draft,
  saved: Draft,
  touched: ReadonlySet<keyof Draft>,
): Draft {
  const followed = { ...draft }
  for (const name of fieldsOf(draft)) {
    if (!touched.has(name)) followed[name] = saved[name]
  }
  return followed
}

const fieldsOf = <Draft extends object>(draft: Draft) =>
  Object.keys(draft).filter((name): name is keyof Draft & string => name in draft)
