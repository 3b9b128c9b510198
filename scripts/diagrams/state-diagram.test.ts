import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { STAY_STATES } from 'shared-ui/rules/reservations/states/stay-states'
import { REFUND_STATES } from 'shared-ui/validators/payments/refund-states'
import { PAYMENT_STATES } from 'shared-ui/validators/payments/reservation-payment'
import { describe, expect, it } from 'vitest'
import { type DrawnTransition, finalStates, stateMachinePage } from './state-diagram.ts'
import { STATE_MACHINES } from './state-machines.ts'

const docs = join(import.meta.dirname, '../../docs')

/** The states of each page. */
const STATES: Record<string, readonly string[]> = {
  'purchase-states.md': PAYMENT_STATES,
  'refund-states.md': REFUND_STATES,
  'stay-states.md': STAY_STATES,
}

const machine = (name: string) => {
  const found = STATE_MACHINES[name]
  if (!found) throw new Error(`Unknown state machine: ${name}.`)
  return found
}

function reachable(initial: readonly string[], transitions: readonly DrawnTransition[]): Set<string> {
  const reached = new Set(initial)
  for (const state of reached) {
    for (const { from, to } of transitions) if (from === state) reached.add(to)
  }
  return reached
}

describe.each(Object.keys(STATE_MACHINES))('docs/%s', (name) => {
  const { initial, transitions } = machine(name)

  it(`M-03 ${name} is up to date with its transitions`, () => {
    expect(readFileSync(join(docs, name), 'utf8')).toBe(stateMachinePage(machine(name)))
  })

  it(`M-03 ${name} has no duplicate or unreachable transitions`, () => {
    const keys = transitions.map(({ from, on, when }) => `${from} ${on} ${when ?? ''}`)
    expect(new Set(keys).size).toBe(keys.length)
    for (const [index, { from, on, when }] of transitions.entries()) {
      if (when !== undefined) continue
      const later = transitions.slice(index + 1)
      expect(later.filter((other) => other.from === from && other.on === on)).toEqual([])
    }
  })

  it(`M-03 ${name} reaches every state`, () => {
    expect([...reachable(initial, transitions)].toSorted()).toEqual([...(STATES[name] ?? [])].toSorted())
  })
})

describe('final states', () => {
  it('M-03 purchase is final once confirmed, denied or returned', () => {
    expect(finalStates(machine('purchase-states.md').transitions)).toEqual([
      'confirmed',
      'denied',
      'returned',
    ])
  })

  it('M-03 refund is final once done or paid by hand', () => {
    expect(finalStates(machine('refund-states.md').transitions).toSorted()).toEqual(['done', 'paid_by_hand'])
  })

  it('M-04 unclear refund is requested again only by staff or after a clear rejection', () => {
    const again = machine('refund-states.md').transitions.filter(
      ({ from, to }) => from === 'unclear' && to === 'waiting',
    )
    // A late but clear rejection of the lost request is as reliable as the decision of staff.
    expect(again.map(({ on }) => on).toSorted()).toEqual(['not_sent', 'refused', 'retried'])
  })
})
