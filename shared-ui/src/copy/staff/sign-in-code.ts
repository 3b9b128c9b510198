import { SecondFactorConfirmRequest } from '../../validators/staff/second-factor.ts'
import { formProblems } from '../forms/form-problems.ts'

/** The field for a code of the second step. */
export const CODE_FIELD = { label: 'Código de verificación' } as const

/** The second step of signing in. */
export const SIGN_IN_CODE = {
  hint: 'El de 6 cifras que muestra su aplicación. Si no tiene el teléfono, uno de sus códigos de recuperación.',
  submit: 'Verificar',
  back: 'Volver',
} as const

/** The problem of a code. */
export const codeProblems = (draft: { code: string }): { code?: string } =>
  formProblems(SecondFactorConfirmRequest, draft, { code: 'Escriba el código.' })
