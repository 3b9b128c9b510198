import { IGNORED_ADDRESS } from 'shared-ui/copy/problems/ignored-address'
import { AUDIT_PANEL } from 'shared-ui/copy/staff/audit-panel'
import { Page } from '../../lib/page/Page.tsx'
import { IgnoredNotice } from '../../lib/search/IgnoredNotice.tsx'
import { AuditFiltersBar } from './AuditFiltersBar.tsx'
import { AuditList, type AuditListProps } from './AuditList.tsx'

export type AuditScreenProps = AuditListProps & {
  /** Names of search parameters that were ignored because they are invalid. */
  ignored?: string | undefined
}

const PARAMETER_LABELS = {
  staffID: AUDIT_PANEL.person,
  kind: AUDIT_PANEL.kind,
  from: AUDIT_PANEL.from,
  to: AUDIT_PANEL.to,
  groups: IGNORED_ADDRESS.groups,
}

/** The audit log, newest first, filtered as in the URL. */
export function AuditScreen({ filters, ignored = '', opened, onFiltersChange }: AuditScreenProps) {
  return (
    <Page title={AUDIT_PANEL.title}>
      <IgnoredNotice ignored={ignored} labels={PARAMETER_LABELS} />
      <AuditFiltersBar filters={filters} onFiltersChange={onFiltersChange} />
      <AuditList filters={filters} opened={opened} onFiltersChange={onFiltersChange} />
    </Page>
  )
}
