import {
  ConfirmationRequest,
  PasswordChangeRequest,
  StaffCreateRequest,
  StaffUpdateRequest,
} from '../../validators/staff/staff.ts'
import { formProblems } from '../forms/form-problems.ts'

/** The labels and hints of the fields of an account. */
export const STAFF_LABELS = {
  name: 'Nombre y apellidos',
  username: 'Usuario',
  usernameHint: 'Con él ingresa. Más de 3 caracteres, sin espacios, como rosa.huaman.',
  password: 'Contraseña nueva',
  passwordHint: 'De 8 a 128 caracteres. Cuatro palabras al azar son fáciles de recordar.',
  repeat: 'Contraseña nueva, otra vez',
  currentPassword: 'Su contraseña actual',
  currentPasswordHint: 'La suya, la de quien está usando el panel.',
  repeatDiffers: 'No es igual a la de arriba.',
} as const

/** The error of a required field while it is empty. */
const STAFF_MISSING = {
  name: 'Escriba el nombre y los apellidos.',
  username: 'Escriba el usuario.',
  password: 'Escriba la contraseña nueva.',
  currentPassword: 'Escriba su contraseña actual.',
} as const

/** The draft of a new staff member. */
export type NewStaffDraft = { name: string; username: string; password: string; repeat: string }
/** The draft of a password change. */
export type PasswordDraft = { currentPassword: string; password: string; repeat: string }

const repeatProblem = ({ password, repeat }: { password: string; repeat: string }) =>
  password === repeat ? {} : { repeat: STAFF_LABELS.repeatDiffers }

/** The problems of a new staff member, one sentence for each invalid field. */
export const newStaffProblems = (draft: NewStaffDraft): Partial<Record<keyof NewStaffDraft, string>> => ({
  ...formProblems(StaffCreateRequest, draft, STAFF_MISSING),
  ...repeatProblem(draft),
})

/** The problems of a password change. */
export const passwordProblems = (draft: PasswordDraft): Partial<Record<keyof PasswordDraft, string>> => ({
  ...formProblems(PasswordChangeRequest, draft, STAFF_MISSING),
  ...repeatProblem(draft),
})

/** The problem of a staff member's name. */
export const staffNameProblems = (draft: { name: string }): { name?: string } =>
  formProblems(StaffUpdateRequest, draft, STAFF_MISSING)

/** The question for one's own password before a change of accounts. */
export const CONFIRM_IDENTITY = {
  title: 'Confirme que es usted',
  text: 'Los cambios de cuentas piden su contraseña si pasaron más de cinco minutos desde que la escribió.',
  password: 'Su contraseña',
  submit: 'Confirmar',
  cancel: 'Cancelar',
} as const

/** The problem of one's own password. */
export const confirmationProblems = (draft: { currentPassword: string }): { currentPassword?: string } =>
  formProblems(ConfirmationRequest, draft, { currentPassword: 'Escriba su contraseña.' })
