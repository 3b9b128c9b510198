import { ApiProblem } from 'shared-ui/api/problems'
import { ProblemText } from 'shared-ui/components/ProblemText'

/** The message of a failed request, with the field errors that no field of this page shows. */
export function RefusalText({ problem }: { problem: unknown }) {
  const faults = problem instanceof ApiProblem ? [...new Set(Object.values(problem.fields))] : []
  return (
    <>
      <p>
        <ProblemText problem={problem} />
      </p>
      {faults.length > 0 && (
        <ul>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </>
  )
}
