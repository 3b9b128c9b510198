import { PasswordChangeRequest, StaffCreateRequest, StaffUpdateRequest } from '../validators/staff.ts'
import { formProblems } from './form-problems.ts'

/** The labels and hints of what is asked for an account. */
export const STAFF_LABELS = {
  name: 'Nombre y apellidos',
  username: 'Usuario',
  usernameHint: 'Con él ingresa. Más de 3 caracteres, sin espacios, como rosa.huaman.',
  password: 'Contraseña nueva',
  passwordHint: 'Más de 7 caracteres.',
  repeat: 'Contraseña nueva, otra vez',
  currentPassword: 'Su contraseña actual',
  currentPasswordHint: 'La suya, la de quien está usando el panel.',
  repeatDiffers: 'No es igual a la de arriba.',
} as const

/** What a required field says while it is empty. */
const STAFF_MISSING = {
  name: 'Escriba el nombre y los apellidos.',
  username: 'Escriba el usuario.',
  password: 'Escriba la contraseña nueva.',
  currentPassword: 'Escriba su contraseña actual.',
} as const

/** Somebody to be added, as it is typed. */
export type NewStaffDraft = { name: string; username: string; password: string; repeat: string }
/** Another password, as it is typed. */
export type PasswordDraft = { currentPassword: string; password: string; repeat: string }

const repeatProblem = ({ password, repeat }: { password: string; repeat: string }) =>
  password === repeat ? {} : { repeat: STAFF_LABELS.repeatDiffers }

/** What is wrong with somebody to be added, a sentence a field. */
export const newStaffProblems = (draft: NewStaffDraft): Partial<Record<keyof NewStaffDraft, string>> => ({
  ...formProblems(StaffCreateRequest, draft, STAFF_MISSING),
  ...repeatProblem(draft),
})

/** What is wrong with another password. */
export const passwordProblems = (draft: PasswordDraft): Partial<Record<keyof PasswordDraft, string>> => ({
  ...formProblems(PasswordChangeRequest, draft, STAFF_MISSING),
  ...repeatProblem(draft),
})

/** What is wrong with somebody's own name. */
export const staffNameProblems = (draft: { name: string }): { name?: string } =>
  formProblems(StaffUpdateRequest, draft, STAFF_MISSING)
