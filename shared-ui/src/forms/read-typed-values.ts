/**
 * What was typed into a prerendered form before its JavaScript loaded, for each field of `empty`; null if nothing was.
 */
export function readTypedValues<Field extends string>(
  form: HTMLFormElement,
  empty: Record<Field, string>,
): Record<Field, string> | null {
  const formData = new FormData(form)
  const isField = (name: string): name is Field => Object.hasOwn(empty, name)
  const typed = { ...empty }
  let isUntouched = true
  for (const [name, value] of formData) {
    if (!isField(name) || typeof value !== 'string' || value === '') continue
    typed[name] = value
    isUntouched = false
  }
  return isUntouched ? null : typed
}
