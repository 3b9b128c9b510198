import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { makePage, type Page, sendPage } from './site-pages.ts'

/** A reading call of anyone's without parameters, whose answer browsers keep. */
export type KeptDeclaration<TAnswer extends v.GenericSchema> = {
  url: string
  summary: string
  description?: string
  answer: TAnswer
}

/**
 * Declares a JSON call whose answer is kept by who asks: compressed, and not sent again while it is the same (ETag). As
 * with `defineCall`, nothing leaves that `answer` does not declare.
 */
export function defineKeptCall<TAnswer extends v.GenericSchema>(
  app: FastifyInstance,
  declaration: KeptDeclaration<TAnswer>,
  handle: () => Promise<v.InferInput<NoInfer<TAnswer>>>,
): void {
  app.describedCalls.push({ ...declaration, method: 'GET', access: 'anyone' })
  let last: { text: string; page: Page } | null = null

  async function pageOf(text: string): Promise<Page> {
    if (last?.text === text) return last.page
    const page = { ...(await makePage(declaration.url, text)), type: 'application/json; charset=utf-8' }
    last = { text, page }
    return page
  }

  app.get(declaration.url, async (request, reply) => {
    const answer = v.parse(declaration.answer, await handle())
    return sendPage(await pageOf(JSON.stringify(answer)), request, reply)
  })
}
