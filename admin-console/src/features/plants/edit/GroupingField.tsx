import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from 'shared-ui/components/Button'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { SelectField, type SelectFieldProps } from 'shared-ui/components/SelectField'
import { COMPONENT_WORDS } from 'shared-ui/copy/components'
import { PLANT_PLACES } from 'shared-ui/copy/garden/plant-form'
import type { GroupingKind } from 'shared-ui/validators/garden/grouping'
import { groupingQueries } from '../../../lib/queries/grouping-queries.ts'

export type GroupingFieldProps = Omit<SelectFieldProps, 'choices' | 'placeholder' | 'hint'> & {
  kind: GroupingKind
}

const PANELS = { zone: '/zones-panel', family: '/families-panel' } as const

/** Refetched when the window regains focus, because zones and families are added in another tab. */
const FRESH_ON_RETURN = { staleTime: 0 } as const

/**
 * Select for the plant's zone or family. If there are none, it links to their page in a new tab, so that the input here stays.
 */
export function GroupingField({ kind, ...field }: GroupingFieldProps) {
  const groupings = useQuery({ ...groupingQueries.list(kind), ...FRESH_ON_RETURN })
  const choices = (groupings.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
  return (
    <SelectField
      {...field}
      choices={choices}
      placeholder={groupings.isPending ? PLANT_PLACES.loading : undefined}
      hint={hintOf(kind, groupings)}
    />
  )
}

type GroupingsQuery = {
  data: readonly unknown[] | undefined
  error: Error | null
  refetch: () => Promise<unknown>
}

function hintOf(kind: GroupingKind, { data, error, refetch }: GroupingsQuery): ReactNode {
  if (data === undefined && error) {
    return (
      <>
        <ProblemText problem={error} />{' '}
        <Button variant="quiet" onClick={() => void refetch()}>
          {COMPONENT_WORDS.retry}
        </Button>
      </>
    )
  }
  if (data === undefined || data.length > 0) return null
  const { none, add } = PLANT_PLACES[kind]
  return (
    <>
      {none}{' '}
      <Link to={PANELS[kind]} target="_blank">
        {add}
      </Link>
    </>
  )
}
