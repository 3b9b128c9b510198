import type { DOCTOR } from 'shared-ui/copy/server/doctor'

export type Subject = keyof typeof DOCTOR.subjects
export type Level = keyof typeof DOCTOR.levels

/** One result of `doctor`: what was checked, how serious it is, and a sentence that says what to do. */
export type Finding = { subject: Subject; level: Level; text: string }

/** Returns the functions that create the findings of one subject. */
export const findingsOf = (subject: Subject) => {
  const at =
    (level: Level) =>
    (text: string): Finding => ({ subject, level, text })
  return { ok: at('ok'), warning: at('warning'), error: at('error') }
}
