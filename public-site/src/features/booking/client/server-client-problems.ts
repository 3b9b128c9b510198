import { ApiProblem } from 'shared-ui/api/problems'
import { CLIENT_LABELS, type ClientField, type ClientProblems } from 'shared-ui/copy/client-form'

const isClientField = (name: string): name is ClientField => name in CLIENT_LABELS

/** What the server found wrong with the client, by field: it names them alone or as `client.email` (V-10). */
export function serverClientProblems(problem: unknown): ClientProblems {
  if (!(problem instanceof ApiProblem)) return {}
  const found: ClientProblems = {}
  for (const [path, sentence] of Object.entries(problem.fields)) {
    const name = path.replace(/^client\./, '')
    if (isClientField(name)) found[name] = sentence
  }
  return found
}
