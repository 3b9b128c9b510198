import { Button } from 'shared-ui/components/Button'
import { DateField } from 'shared-ui/components/DateField'
import { SelectField } from 'shared-ui/components/SelectField'
import {
  RESERVATION_STATE_WORDS,
  RESERVATIONS_PANEL,
  STAY_STATE_WORDS,
} from 'shared-ui/copy/reservations/reservations-panel'
import { BALANCE_SIDES } from 'shared-ui/rules/money/folio'
import { RESERVATION_STATES } from 'shared-ui/rules/reservations/states/reservation-states'
import { STAY_STATES } from 'shared-ui/rules/reservations/states/stay-states'
import { useTodayInLima } from '../../../lib/nights/today-in-lima.ts'
import { withFrom } from '../../../lib/search/list-filters.ts'
import { SearchField } from '../../../lib/search/SearchField.tsx'
import styles from './ReservationFiltersBar.module.css'
import { isListNarrowed, NO_FILTERS, withOrder } from './reservation-filters.ts'
import type { ReservationFilters } from './reservations-search.ts'

export type ReservationFiltersBarProps = {
  filters: ReservationFilters
  onFiltersChange: (filters: ReservationFilters) => void
}

type StateChoice = ReservationFilters['state']

/** Value of the default choice; a select reserves '' for 'nothing chosen'. */
const DEFAULT_STATE = 'current'

/** Value of the default order. */
const NEWEST_FIRST = 'newest'

/** A confirmed reservation is chosen by where its guest is, or whatever that is. */
const CONFIRMED_CHOICES: { value: string; label: string }[] = [
  { value: 'to_come', label: RESERVATIONS_PANEL.stateChoices.to_come },
  ...STAY_STATES.filter((state) => state !== 'to_come').map((state) => ({
    value: state,
    label: STAY_STATE_WORDS[state],
  })),
  { value: 'confirmed', label: RESERVATIONS_PANEL.stateChoices.confirmed },
]

const STATE_CHOICES = [
  { value: DEFAULT_STATE, label: RESERVATIONS_PANEL.stateChoices.current },
  ...RESERVATION_STATES.flatMap((state): { value: string; label: string }[] =>
    state === 'confirmed' ? CONFIRMED_CHOICES : [{ value: state, label: RESERVATION_STATE_WORDS[state] }],
  ),
  { value: 'all', label: RESERVATIONS_PANEL.stateChoices.all },
]

const stateChosen = (value: string): StateChoice =>
  [...RESERVATION_STATES, ...STAY_STATES, 'all' as const].find((state) => state === value) ?? ''

/** Value of the default choice. */
const ANY_BALANCE = 'any'

const BALANCE_CHOICES = ([ANY_BALANCE, ...BALANCE_SIDES] as const).map((value) => ({
  value,
  label: RESERVATIONS_PANEL.balanceChoices[value],
}))

const ORDER_CHOICES = [
  { value: NEWEST_FIRST, label: RESERVATIONS_PANEL.orders.newest },
  { value: 'entry', label: RESERVATIONS_PANEL.orders.entry },
  { value: 'latest_entry', label: RESERVATIONS_PANEL.orders.latest_entry },
]

const orderChosen = (value: string): ReservationFilters['order'] =>
  (['entry', 'latest_entry'] as const).find((order) => order === value) ?? ''

/** Search by client or room, filters by date, state and balance, and the order. Every change applies at once. */
export function ReservationFiltersBar({ filters, onFiltersChange }: ReservationFiltersBarProps) {
  const today = useTodayInLima()
  const change = (part: Partial<ReservationFilters>) => onFiltersChange({ ...filters, ...part })
  return (
    <search className={styles.bar} aria-label={RESERVATIONS_PANEL.filters}>
      <SearchField
        label={RESERVATIONS_PANEL.search}
        search={filters.search}
        onSearch={(search) => change({ search })}
      />
      <DateField
        label={RESERVATIONS_PANEL.from}
        value={filters.from}
        onValueChange={(from) => onFiltersChange(withFrom(filters, from))}
      />
      <DateField
        label={RESERVATIONS_PANEL.to}
        value={filters.to}
        min={filters.from || undefined}
        onValueChange={(to) => change({ to })}
      />
      <SelectField
        label={RESERVATIONS_PANEL.state}
        value={filters.state || DEFAULT_STATE}
        choices={STATE_CHOICES}
        onValueChange={(value) => change({ state: stateChosen(value) })}
      />
      <SelectField
        label={RESERVATIONS_PANEL.balance}
        value={filters.balance || ANY_BALANCE}
        choices={BALANCE_CHOICES}
        onValueChange={(value) => change({ balance: BALANCE_SIDES.find((side) => side === value) ?? '' })}
      />
      <SelectField
        label={RESERVATIONS_PANEL.order}
        value={filters.order || NEWEST_FIRST}
        choices={ORDER_CHOICES}
        onValueChange={(value) => onFiltersChange(withOrder(filters, orderChosen(value), today))}
      />
      {isListNarrowed(filters) && (
        <Button variant="quiet" onClick={() => onFiltersChange(NO_FILTERS)}>
          {RESERVATIONS_PANEL.clearFilters}
        </Button>
      )}
    </search>
  )
}
