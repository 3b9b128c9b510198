import { ErrorAnswer } from 'shared-ui/validators/error-answer'
import * as v from 'valibot'
import { ApiProblem, Unreachable } from './problems.ts'

/** An answer of which only the sentence can be read, as from a server newer than this page. */
const SentenceAlone = v.object({ errorMessage: v.string() })

/**
 * What the server answered, read with `schema`. Any body with an `errorMessage` is a refusal, whatever its status (section
 * 7 of the source): `ApiProblem`. What cannot be read is `Unreachable` (E-01).
 */
export function readAnswer<TSchema extends v.GenericSchema>(
  answer: { status: number; body: unknown },
  schema: TSchema,
): v.InferOutput<TSchema> {
  const refusal = refusalIn(answer)
  if (refusal) throw refusal
  const read = v.safeParse(schema, answer.body)
  if (answer.status >= 400 || !read.success) throw new Unreachable()
  return read.output
}

function refusalIn({ status, body }: { status: number; body: unknown }): ApiProblem | null {
  const sentence = v.safeParse(SentenceAlone, body)
  if (!sentence.success) return null
  const full = v.safeParse(ErrorAnswer, body)
  return new ApiProblem({
    status,
    message: sentence.output.errorMessage,
    code: full.success ? full.output.errorCode : undefined,
    fields: full.success ? full.output.fields : undefined,
    current: full.success ? full.output.current : undefined,
  })
}
