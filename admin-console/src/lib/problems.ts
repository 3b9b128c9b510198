import type { ErrorCode } from 'shared-ui/validators/error-answer'

export type Refusal = {
  /** The status of the answer. */
  status: number
  /** The server's own sentence, in Spanish. */
  message: string
  /** Absent where the answer carries a sentence alone. */
  code?: ErrorCode | undefined
  /** The faults by the path of their field (V-10). */
  fields?: Readonly<Record<string, string>> | undefined
  /** The record as somebody else has saved it, where that is why (case 19). */
  current?: unknown
}

/** The server refused (C-01): `message` is for people, `code` for the program. */
export class ApiProblem extends Error {
  readonly status: number
  readonly code: ErrorCode | undefined
  readonly fields: Readonly<Record<string, string>>
  readonly current: unknown

  constructor(refusal: Refusal) {
    super(refusal.message)
    this.name = 'ApiProblem'
    this.status = refusal.status
    this.code = refusal.code
    this.fields = refusal.fields ?? {}
    this.current = refusal.current
  }
}

/** E-01: no answer came, or none that can be read. */
export class Unreachable extends Error {
  constructor(options?: ErrorOptions) {
    super('The server gave no answer that can be read; ask again', options)
    this.name = 'Unreachable'
  }
}

/** Whether the server refused for that reason. */
export const isRefusal = (problem: unknown, code: ErrorCode): boolean =>
  problem instanceof ApiProblem && problem.code === code
