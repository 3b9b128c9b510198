import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, type LogFn, pino } from 'pino'
import * as v from 'valibot'

/** An error as it is logged: its kind and place, without personal data. */
type LoggedError = { name: string; code?: string; message: string; stack: string[]; cause?: LoggedError }

const STRINGS = /"[^"]*"|'[^']*'|`[^`]*`/g
const E_MAILS = /\S+@\S+/g
const LONG_NUMBERS = /\d{5,}/g

/** Removes quoted values, e-mail addresses and long numbers: messages quote invalid input. */
const withoutQuotes = (message: string): string =>
  message.replace(STRINGS, '"…"').replace(E_MAILS, '…').replace(LONG_NUMBERS, '…')

const messageOf = (error: Error): string =>
  v.isValiError(error)
    ? `does not fit its schema: ${error.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.type}`).join(', ')}`
    : withoutQuotes(error.message)

/** Serialises a logged error. The depth is bounded because causes may be circular. */
export function loggedError(error: unknown, depth = 3): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error, message: '', stack: [] }
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? []
  return {
    name: error.name,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    message: messageOf(error),
    stack: frames.map((line) => line.trim()),
    ...(error.cause !== undefined && depth > 0 && { cause: loggedError(error.cause, depth - 1) }),
  }
}

const REDACTED_KEYS = [
  'authorization',
  'password',
  'token',
  'body',
  'query',
  'headers',
  'email',
  'client',
] as const

const isErrorLine = (line: unknown): line is { err: Error } =>
  typeof line === 'object' && line !== null && 'err' in line && line.err instanceof Error

/**
 * Creates the server's log: one JSON object per line. Requests are logged by route, method, status and time only
 * (`access-log.ts`). Fields that could carry personal data are removed by name.
 */
export function createLog(level: string, destination?: DestinationStream): FastifyBaseLogger {
  const options = {
    level,
    base: null,
    redact: { paths: REDACTED_KEYS.flatMap((name) => [name, `*.${name}`]), remove: true },
    // Without an explicit message pino would log the message of the error unredacted.
    hooks: {
      logMethod(given: Parameters<LogFn>, write: LogFn) {
        const [first, message = 'failed', ...rest] = given
        if (first instanceof Error) return write.apply(this, [{ err: first }, message, ...rest])
        if (isErrorLine(first)) return write.apply(this, [first, message, ...rest])
        return write.apply(this, given)
      },
    },
    serializers: { err: (error: unknown) => loggedError(error), req: () => undefined, res: () => undefined },
  }
  return destination ? pino(options, destination) : pino(options)
}
