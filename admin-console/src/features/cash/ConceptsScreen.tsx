import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { VisuallyHidden } from 'shared-ui/components/VisuallyHidden'
import { CASH } from 'shared-ui/copy/cash/cash'
import { formatSoles } from 'shared-ui/copy/format'
import type { ConceptResponse } from 'shared-ui/validators/payments/folio'
import { conceptQueries } from '../../lib/queries/concept-queries.ts'
import { QueryView } from '../../lib/query-view/QueryView.tsx'
import styles from './Cash.module.css'
import { CashPage } from './CashPage.tsx'
import { ConceptDialog } from './ConceptDialog.tsx'
import { useDeleteConcept } from './use-concepts.ts'

const words = CASH.concepts

/** The concepts of charges that staff keep, with adding and removing. */
export function ConceptsScreen() {
  const [isAdding, setIsAdding] = useState(false)
  return (
    <CashPage
      title={words.title}
      actions={
        <Button variant="primary" onClick={() => setIsAdding(true)}>
          {words.add}
        </Button>
      }
    >
      <div className={styles.content}>
        <p>{words.intro}</p>
        <Concepts />
      </div>
      {isAdding && <ConceptDialog onClose={() => setIsAdding(false)} />}
    </CashPage>
  )
}

function Concepts() {
  const list = useQuery(conceptQueries.list())
  return (
    <QueryView query={list} message={words.loading}>
      {(concepts) =>
        concepts.length === 0 ? (
          <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
        ) : (
          <ConceptsList concepts={concepts} />
        )
      }
    </QueryView>
  )
}

function ConceptsList({ concepts }: { concepts: readonly ConceptResponse[] }) {
  const removing = useDeleteConcept()
  return (
    <>
      {removing.error && (
        <Alert>
          <ProblemText problem={removing.error} />
        </Alert>
      )}
      <ul className={styles.movements} role="list" aria-label={words.title}>
        {concepts.map(({ _id, name, price }) => (
          <li key={_id} className={styles.movement}>
            <p>
              {name} · {price === null ? words.typed : formatSoles(price)}
            </p>
            <Button
              variant="quiet"
              pending={removing.isPending && removing.variables === _id}
              onClick={() => removing.mutate(_id)}
            >
              <span aria-hidden="true">{words.remove}</span>
              <VisuallyHidden>{words.removeOf(name)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
