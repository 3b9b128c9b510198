import { ApiProblem } from 'shared-ui/api/problems'
import { ProblemText } from 'shared-ui/components/ProblemText'

/** The message of a failed request, with the field errors that no field of this page shows. */
export function ReserveProblem({ problem }: { problem: unknown }) {
  const messages = problem instanceof ApiProblem ? [...new Set(Object.values(problem.fields))] : []
  return (
    <>
      <p>
        <ProblemText problem={problem} />
      </p>
      {messages.length > 0 && (
        <ul>
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </>
  )
}
