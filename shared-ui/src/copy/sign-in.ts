import { SignInRequest } from '../validators/staff-session.ts'
import { formProblems } from './form-problems.ts'

/** signing in, and signing in again. */
export const SIGN_IN = {
  title: 'Panel administrativo',
  intro: 'Ingrese con su cuenta del personal.',
  username: 'Usuario',
  password: 'Contraseña',
  submit: 'Ingresar',
  clockWrong:
    'El reloj de este equipo no está en hora, y así la sesión ya habría terminado. Corríjalo e ingrese de nuevo.',
} as const

/** The sign-in form as typed. */
export type SignInDraft = { username: string; password: string }

/** What the server's own schema says of it. */
export const signInProblems = (draft: SignInDraft): Partial<SignInDraft> =>
  formProblems(SignInRequest, draft, {
    username: 'Escriba su usuario.',
    password: 'Escriba su contraseña.',
  })

/** the session ran out while someone was working. */
export const SIGN_IN_AGAIN = {
  title: 'Su sesión ha terminado',
  text: 'Ingrese de nuevo para continuar. Lo que tenía en pantalla sigue como estaba.',
  /** Before `text`, where it was not time that ended it. */
  ended: 'Cambió su contraseña, o se desactivó su cuenta.',
} as const
