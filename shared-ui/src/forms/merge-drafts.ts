import { fieldNames } from './form-fields.ts'

/** When two values of a field count as the same, where that is not that they are equal once trimmed. */
export type SameValue<Draft extends object> = Partial<
  Record<keyof Draft, (one: string, other: string) => boolean>
>

/** Two texts that are the same number. */
export const isSameNumber = (one: string, other: string): boolean => Number(one) === Number(other)

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)

/** The fields in which two drafts differ. A photo differs when one was chosen. */
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
 * Merges a draft with what somebody else has saved (case 19): a pristine field takes the saved value, so that saving the draft undoes
 * nothing of theirs; a dirty one stays.
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
