import type { ErrorCode } from 'shared-ui/validators/error-answer'

/**
 * The server's refusal (C-01): `message` is its own Spanish sentence, `fields` the faults by field. `heldUntil` (ISO 8601, UTC): when
 * the hold that takes the nights ends, or null.
 */
export class ApiProblem extends Error {
  readonly status: number
  readonly code: ErrorCode | null
  readonly fields: Readonly<Record<string, string>>
  readonly heldUntil: string | null

  constructor(answer: {
    status: number
    message: string
    code: ErrorCode | null
    fields?: Readonly<Record<string, string>> | undefined
    heldUntil?: string | undefined
  }) {
    super(answer.message)
    this.name = 'ApiProblem'
    this.status = answer.status
    this.code = answer.code
    this.fields = answer.fields ?? {}
    this.heldUntil = answer.heldUntil ?? null
  }
}

/** E-01: no answer came, or none that can be read. What the server did is not known. */
export class Unreachable extends Error {
  constructor(options?: ErrorOptions) {
    super('The server gave no answer that can be read; ask again', options)
    this.name = 'Unreachable'
  }
}

/** Whether a call failed in a way that leaves open what the server did with it. */
export const leavesOpen = (problem: unknown): boolean =>
  !(problem instanceof ApiProblem) || problem.status >= 500
