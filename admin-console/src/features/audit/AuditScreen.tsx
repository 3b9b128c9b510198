import { AUDIT_PANEL } from 'shared-ui/copy/audit-panel'
import { Page } from '../../lib/page/Page.tsx'
import { AuditFiltersBar } from './AuditFiltersBar.tsx'
import { AuditList, type AuditListProps } from './AuditList.tsx'

/** Registro: what was done by whom, newest first, narrowed as the address says. */
export function AuditScreen({ filters, onFiltersChange }: AuditListProps) {
  return (
    <Page title={AUDIT_PANEL.title}>
      <AuditFiltersBar filters={filters} onFiltersChange={onFiltersChange} />
      <AuditList filters={filters} onFiltersChange={onFiltersChange} />
    </Page>
  )
}
