import { useQuery } from '@tanstack/react-query'
import { Button } from 'shared-ui/components/Button'
import { DateField } from 'shared-ui/components/DateField'
import type { Choice } from 'shared-ui/components/SelectField'
import { AUDIT_KIND_WORDS, AUDIT_PANEL } from 'shared-ui/copy/staff/audit-panel'
import { AUDIT_KINDS } from 'shared-ui/rules/audit-kinds'
import type { StaffMemberResponse } from 'shared-ui/validators/staff/staff'
import { staffQueries } from '../../lib/queries/staff-queries.ts'
import { FilterSelect } from '../../lib/search/FilterSelect.tsx'
import { isNarrowed, withFrom } from '../../lib/search/list-filters.ts'
import styles from './AuditFiltersBar.module.css'
import { NO_FILTERS } from './audit-filters.ts'
import type { AuditFilters } from './audit-search.ts'

export type AuditFiltersBarProps = {
  filters: AuditFilters
  onFiltersChange: (filters: AuditFilters) => void
}

const KIND_CHOICES: Choice[] = AUDIT_KINDS.map((kind) => ({ value: kind, label: AUDIT_KIND_WORDS[kind].all }))

const selectedKind = (value: string): AuditFilters['kind'] => AUDIT_KINDS.find((kind) => kind === value) ?? ''

/** Filters of the audit log by person, kind and days, applied on every change. */
export function AuditFiltersBar({ filters, onFiltersChange }: AuditFiltersBarProps) {
  const staff = useQuery(staffQueries.list()).data ?? []
  const change = (part: Partial<AuditFilters>) => onFiltersChange({ ...filters, ...part })
  return (
    <search className={styles.bar} aria-label={AUDIT_PANEL.filters}>
      <FilterSelect
        label={AUDIT_PANEL.person}
        allLabel={AUDIT_PANEL.anyone}
        value={filters.staffID}
        choices={personChoices(staff, filters.staffID)}
        onValueChange={(staffID) => change({ staffID })}
      />
      <FilterSelect
        label={AUDIT_PANEL.kind}
        allLabel={AUDIT_PANEL.anything}
        value={filters.kind}
        choices={KIND_CHOICES}
        onValueChange={(value) => change({ kind: selectedKind(value) })}
      />
      <DateField
        label={AUDIT_PANEL.from}
        value={filters.from}
        onValueChange={(from) => onFiltersChange(withFrom(filters, from))}
      />
      <DateField
        label={AUDIT_PANEL.to}
        value={filters.to}
        min={filters.from || undefined}
        onValueChange={(to) => change({ to })}
      />
      {isNarrowed(filters) && (
        <Button variant="quiet" onClick={() => onFiltersChange(NO_FILTERS)}>
          {AUDIT_PANEL.clearFilters}
        </Button>
      )}
    </search>
  )
}

/** All present and former staff, and the person in the URL if unknown. */
function personChoices(staff: StaffMemberResponse[], selected: string): Choice[] {
  const people = staff.map(({ _id, name }) => ({ value: _id, label: name }))
  const isUnknown = selected !== '' && !people.some(({ value }) => value === selected)
  return isUnknown ? [...people, { value: selected, label: AUDIT_PANEL.unknownPerson }] : people
}
