const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]
const FORM = /^(10|15|16|17|20)\d{9}$/

/** Whether a text has the 11 digits and a prefix of a RUC. */
export const hasRucForm = (text: string): boolean => FORM.test(text)

/** Whether a text is a Peruvian RUC: 11 digits, a known prefix, and the correct check digit. */
export function isRuc(text: string): boolean {
  if (!hasRucForm(text)) return false
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0)
  return (11 - (sum % 11)) % 10 === Number(text[10])
}
