import { fieldNames } from './form-fields.ts'

/** How two values of a field are compared, for fields where comparing the trimmed texts is not enough. */
export type SameValue<Draft extends object> = Partial<
  Record<keyof Draft, (one: string, other: string) => boolean>
>

/** Whether two texts are the same number. */
export const isSameNumber = (one: string, other: string): boolean => Number(one) === Number(other)

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)

/** The fields in which two drafts differ. A photo differs if one was chosen. */
export function differingFields<Draft extends object>(
  [one, other]: readonly [Draft, Draft],
  same: SameValue<Draft> = {},
): ReadonlySet<keyof Draft & string> {
  const isSame = (name: keyof Draft): boolean => {
    const [a, b]: unknown[] = [one[name], other[name]]
    const compare = same[name]
    return compare && typeof a === 'string' && typeof b === 'string'
      ? compare(a, b)
      : trimmed(a) === trimmed(b)
  }
  return new Set(fieldNames(one).filter((name) => !isSame(name)))
}

/**
 * Merges a draft with the record that somebody else has saved: a pristine field takes the saved value, so that saving the
 * draft does not revert their change; a dirty field stays.
 */
export function mergeDraft<Draft extends object>(
  draft: Draft,
  saved: Draft,
  dirty: ReadonlySet<keyof Draft>,
): Draft {
  const merged = { ...draft }
  for (const name of fieldNames(draft)) {
    if (!dirty.has(name)) merged[name] = saved[name]
  }
  return merged
}
