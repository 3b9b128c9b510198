import type { ErrorCode } from '../validators/http/error-response.ts'

/** The content of an error response. */
export type Refusal = {
  /** The HTTP status. */
  status: number
  /** The id of the request in the server's log, if the server sent it. */
  requestId?: string | null | undefined
  /** The server's sentence, in Spanish. */
  message: string
  /** Absent if the code is missing or this page does not know it. */
  code?: ErrorCode | undefined
  /** The invalid fields, by path, each with a sentence. */
  fields?: Readonly<Record<string, string>> | undefined
  /** The stored record, if somebody else changed it meanwhile. */
  current?: unknown
  /** When the hold on the nights ends (ISO 8601, UTC), if a hold is the reason. */
  heldUntil?: string | undefined
}

/** The server refused the request: `message` is for people, `code` for programs. */
export class ApiProblem extends Error {
  readonly status: number
  readonly requestId: string | null | undefined
  readonly code: ErrorCode | undefined
  readonly fields: Readonly<Record<string, string>>
  readonly current: unknown
  readonly heldUntil: string | undefined

  constructor(refusal: Refusal) {
    super(refusal.message)
    this.name = 'ApiProblem'
    this.status = refusal.status
    this.requestId = refusal.requestId
    this.code = refusal.code
    this.fields = refusal.fields ?? {}
    this.current = refusal.current
    this.heldUntil = refusal.heldUntil
  }
}

/** No response arrived, or none that can be parsed. What the server did is unknown. */
export class Unreachable extends Error {
  constructor(options?: ErrorOptions) {
    super('No readable response from the server', options)
    this.name = 'Unreachable'
  }
}

/** The network failed: the browser is offline, the server cannot be reached, or the response broke off. */
export class ConnectionLost extends Unreachable {}

/** Whether the server refused the request with this code. */
export const isRefusal = (problem: unknown, code: ErrorCode): boolean =>
  problem instanceof ApiProblem && problem.code === code

/** Whether a failed request may still have taken effect on the server. */
export const mayHaveTakenEffect = (problem: unknown): boolean =>
  !(problem instanceof ApiProblem) || problem.status >= 500
