import { STAY_TRANSITIONS } from 'shared-ui/rules/reservations/states/stay-transitions'
import { PURCHASE_TRANSITIONS } from '../../lodge-api/src/modules/purchases/purchase-states.ts'
import { REFUND_TRANSITIONS } from '../../lodge-api/src/modules/refunds/refund-states.ts'
import type { StateMachine } from './state-diagram.ts'

/** The state machines with a page in `docs/`, by the file name of the page. */
export const STATE_MACHINES: Record<string, StateMachine> = {
  'purchase-states.md': {
    title: 'The states of a purchase',
    source: 'lodge-api/src/modules/purchases/purchase-states.ts',
    initial: ['held'],
    transitions: PURCHASE_TRANSITIONS,
  },
  'refund-states.md': {
    title: 'The states of a refund',
    source: 'lodge-api/src/modules/refunds/refund-states.ts',
    initial: ['waiting', 'manual', 'paid_by_hand'],
    transitions: REFUND_TRANSITIONS,
  },
  'stay-states.md': {
    title: 'The states of a stay',
    source: 'shared-ui/src/rules/reservations/states/stay-transitions.ts',
    initial: ['to_come'],
    transitions: STAY_TRANSITIONS,
  },
}
