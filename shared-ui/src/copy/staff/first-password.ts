import { FirstPasswordFields } from '../../validators/staff/first-sign-in.ts'
import { formProblems } from '../forms/form-problems.ts'
import { STAFF_LABELS } from './staff-form.ts'

/** The replacement of a generated password at the first sign-in. */
export const FIRST_PASSWORD = {
  text: 'Su contraseña es la inicial, que otra persona pudo ver. Elija una que solo usted sepa.',
  submit: 'Guardar e ingresar',
  back: 'Volver',
} as const

export type FirstPasswordDraft = { newPassword: string; repeat: string }

/** The problems of the new password. */
export const firstPasswordProblems = (draft: FirstPasswordDraft): Partial<FirstPasswordDraft> => ({
  ...formProblems(FirstPasswordFields, draft, { newPassword: 'Escriba la contraseña nueva.' }),
  ...(draft.newPassword !== draft.repeat && { repeat: STAFF_LABELS.repeatDiffers }),
})
