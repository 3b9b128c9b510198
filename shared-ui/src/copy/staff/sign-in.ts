import { SignInRequest } from '../../validators/staff/staff-session.ts'
import { formProblems } from '../forms/form-problems.ts'

/** Signing in, and signing in again. */
export const SIGN_IN = {
  title: 'Panel administrativo',
  intro: 'Ingrese con su cuenta del personal.',
  username: 'Usuario',
  password: 'Contraseña',
  submit: 'Ingresar',
  clockWrong:
    'El reloj de este equipo no está en hora, y así la sesión ya habría terminado. Corríjalo e ingrese de nuevo.',
} as const

/** The draft of the sign-in form. */
export type SignInDraft = { username: string; password: string }

/** The problems of the draft by the server's schema. */
export const signInProblems = (draft: SignInDraft): Partial<SignInDraft> =>
  formProblems(SignInRequest, draft, {
    username: 'Escriba su usuario.',
    password: 'Escriba su contraseña.',
  })

/** The session ended while somebody was working. */
export const SIGN_IN_AGAIN = {
  title: 'Su sesión ha terminado',
  text: 'Ingrese de nuevo para continuar. Lo que tenía en pantalla sigue como estaba.',
  /** Before `text`, if the session ended for another reason than time. */
  ended: 'Cambió su contraseña, o se desactivó su cuenta.',
} as const
