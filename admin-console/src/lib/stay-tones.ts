import type { StateTone } from 'shared-ui/components/StateBadge'
import type { StayState } from 'shared-ui/rules/reservations/states/stay-states'

/** The tones of the badges that say where a guest is. */
export const STAY_TONES: Record<StayState, StateTone> = {
  to_come: 'settled',
  in_house: 'present',
  left: 'ended',
  no_show: 'attention',
}
