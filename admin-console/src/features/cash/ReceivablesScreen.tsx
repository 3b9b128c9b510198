import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { SelectField } from 'shared-ui/components/SelectField'
import { CASH } from 'shared-ui/copy/cash/cash'
import { CASH_EXPORT } from 'shared-ui/copy/cash/cash-export'
import { RECEIVABLE_SCOPES, type ReceivableScope } from 'shared-ui/validators/payments/cash-search'
import { useTodayInLima } from '../../lib/nights/today-in-lima.ts'
import { DownloadButton } from '../../lib/page/DownloadButton.tsx'
import type { OpenGroups } from '../../lib/paged-list/open-groups.ts'
import { PagedList } from '../../lib/paged-list/PagedList.tsx'
import styles from './Cash.module.css'
import { CashPage } from './CashPage.tsx'
import { cashQueries } from './cash-queries.ts'
import { ReceivablesList } from './ReceivablesList.tsx'

export type ReceivablesScreenProps = {
  scope: ReceivableScope
  opened: OpenGroups
  onScopeChange: (scope: ReceivableScope) => void
}

const words = CASH.receivables
const SCOPES = RECEIVABLE_SCOPES.map((value) => ({ value, label: words.scope[value] }))

/** The reservations with a balance: who owes, or whom the lodge owes. */
export function ReceivablesScreen({ scope, opened, onScopeChange }: ReceivablesScreenProps) {
  const list = useInfiniteQuery(cashQueries.receivables(scope))
  const today = useTodayInLima()
  const receivables = list.data?.pages.flatMap((page) => page.receivables) ?? []
  const sum = list.data?.pages.at(-1)?.sum ?? 0
  const choose = (value: string) => {
    const chosen = RECEIVABLE_SCOPES.find((known) => known === value)
    if (chosen) onScopeChange(chosen)
  }
  return (
    <CashPage
      title={words.title}
      actions={
        <DownloadButton
          path="cash/receivables/export"
          searchParams={{ scope }}
          fileName={`${CASH_EXPORT.receivables}-${today}.csv`}
        >
          {CASH.csv}
        </DownloadButton>
      }
    >
      <div className={styles.content}>
        <div className={styles.controls}>
          <SelectField
            label={words.scopes}
            name="scope"
            value={scope}
            choices={SCOPES}
            onValueChange={choose}
          />
        </div>
        <PagedList
          list={list}
          shown={receivables.length}
          opened={opened}
          words={words}
          empty={
            <EmptyState title={scope === 'credit' ? words.emptyCredit : words.empty}>
              {words.emptyText}
            </EmptyState>
          }
        >
          <p className={styles.sum}>{words.sum(Math.abs(sum))}</p>
          <ReceivablesList receivables={receivables} />
        </PagedList>
      </div>
    </CashPage>
  )
}
