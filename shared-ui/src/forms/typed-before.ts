/**
 * What was typed into a form of the prerendered page before the code for it had come, field by field of `empty`; null
 * where nothing was (E-03).
 */
export function typedBefore<Field extends string>(
  form: HTMLFormElement,
  empty: Record<Field, string>,
): Record<Field, string> | null {
  const held = new FormData(form)
  const isField = (name: string): name is Field => Object.hasOwn(empty, name)
  const typed = { ...empty }
  let isUntouched = true
  for (const [name, value] of held) {
    if (!isField(name) || typeof value !== 'string' || value === '') continue
    typed[name] = value
    isUntouched = false
  }
  return isUntouched ? null : typed
}
