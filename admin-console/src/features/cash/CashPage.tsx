import { linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CASH } from 'shared-ui/copy/cash/cash'
import { Page } from '../../lib/page/Page.tsx'
import { PageTabs } from '../../lib/page/PageTabs.tsx'

const PAGES = [
  { link: linkOptions({ to: '/cash-panel' }), label: CASH.day.title },
  { link: linkOptions({ to: '/cash-panel/receivables' }), label: CASH.receivables.title },
  { link: linkOptions({ to: '/cash-panel/month' }), label: CASH.month.title },
  { link: linkOptions({ to: '/cash-panel/concepts' }), label: CASH.concepts.title },
] as const

export type CashPageProps = { title: string; actions?: ReactNode; children: ReactNode }

/** Frame of a page of the cash, with links to the others. */
export function CashPage({ title, actions, children }: CashPageProps) {
  return (
    <Page title={title} actions={actions}>
      <PageTabs label={CASH.pages} pages={PAGES} />
      {children}
    </Page>
  )
}
