import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAYMENT_STATES, REFUND_STATES } from 'shared-ui/validators/reservation'
import { describe, expect, it } from 'vitest'
import { type DrawnTransition, finalStates, stateMachinePage } from './state-diagram.ts'
import { STATE_MACHINES } from './state-machines.ts'

const docs = join(import.meta.dirname, '../../docs')

const machine = (name: string) => {
  const found = STATE_MACHINES[name]
  if (!found) throw new Error(`There is no state machine ${name}.`)
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

  it(`M-03 shows the transitions that ${name} is generated from`, () => {
    expect(readFileSync(join(docs, name), 'utf8')).toBe(stateMachinePage(machine(name)))
  })

  it(`M-03 has no two transitions of ${name} for one state, event and guard, and no guard after one without`, () => {
    const keys = transitions.map(({ from, on, when }) => `${from} ${on} ${when ?? ''}`)
    expect(new Set(keys).size).toBe(keys.length)
    for (const [index, { from, on, when }] of transitions.entries()) {
      if (when !== undefined) continue
      const later = transitions.slice(index + 1)
      expect(later.filter((other) => other.from === from && other.on === on)).toEqual([])
    }
  })

  it(`M-03 reaches every state of ${name}`, () => {
    const states = name === 'purchase-states.md' ? PAYMENT_STATES : REFUND_STATES
    expect([...reachable(initial, transitions)].toSorted()).toEqual([...states].toSorted())
  })
})

describe('endings', () => {
  it('M-03 changes no confirmed, denied or returned purchase any more', () => {
    expect(finalStates(machine('purchase-states.md').transitions)).toEqual([
      'confirmed',
      'denied',
      'returned',
    ])
  })

  it('M-03 changes neither a given refund nor one that was paid by hand any more', () => {
    expect(finalStates(machine('refund-states.md').transitions).toSorted()).toEqual(['done', 'paid_by_hand'])
  })

  it('M-04 lets only staff lead an unclear refund to another request', () => {
    const again = machine('refund-states.md').transitions.filter(
      ({ from, to }) => from === 'unclear' && to === 'waiting',
    )
    // A clear no of the very request that was thought lost is as good as staff's word.
    expect(again.map(({ on }) => on).toSorted()).toEqual(['not_sent', 'refused', 'retried'])
  })
})
