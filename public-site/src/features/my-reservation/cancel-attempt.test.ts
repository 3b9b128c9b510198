import { ApiProblem, Unreachable } from 'shared-ui/api/problems'
import { expect, it, vi } from 'vitest'
import { type CancelRequests, lookAgain, tryToCancel } from './cancel-attempt.ts'
import { CANCELLED, SAMPLE } from './sample-reservation.ts'

const refusal = (status: number) => new ApiProblem({ status, message: 'No se pudo' })

const calls = ({ cancel, look }: { cancel?: Error; look?: Error | 'cancelled' | 'standing' }) => ({
  cancel: vi.fn<CancelRequests['cancel']>(() =>
    cancel ? Promise.reject(cancel) : Promise.resolve(CANCELLED),
  ),
  look: vi.fn<CancelRequests['look']>(() =>
    look instanceof Error ? Promise.reject(look) : Promise.resolve(look === 'cancelled' ? CANCELLED : SAMPLE),
  ),
})

it('B-12 a cancellation that is answered is settled, and nothing else is asked', async () => {
  const server = calls({})
  expect(await tryToCancel(server)).toEqual({ kind: 'settled' })
  expect(server.look).not.toHaveBeenCalled()
})

it.each([
  ['standing', { kind: 'moved' }],
  ['cancelled', { kind: 'settled' }],
] as const)(
  'B-12 after a refusal for what was shown it looks, finds it %s, and does not cancel by itself',
  async (look, outcome) => {
    const server = calls({ cancel: refusal(409), look })
    expect(await tryToCancel(server)).toEqual(outcome)
    expect(server.cancel).toHaveBeenCalledOnce()
  },
)

it.each([new Unreachable(), refusal(500), refusal(503)])(
  'B-12, E-01 an answer that is lost (%s) is not taken for a refusal, and the cancellation is not sent again',
  async (lost) => {
    const server = calls({ cancel: lost })
    expect(await tryToCancel(server)).toEqual({ kind: 'lost' })
    expect(server.cancel).toHaveBeenCalledOnce()
  },
)

it('B-12, E-01 a look that is lost leaves it open', async () => {
  expect(await tryToCancel(calls({ cancel: refusal(409), look: new Unreachable() }))).toEqual({
    kind: 'lost',
  })
  expect(await lookAgain(calls({ look: new Unreachable() }))).toEqual({ kind: 'lost' })
})

it('B-12 a look afterwards says whether it stands', async () => {
  expect(await lookAgain(calls({ look: 'cancelled' }))).toEqual({ kind: 'settled' })
  expect(await lookAgain(calls({ look: 'standing' }))).toEqual({ kind: 'standing' })
})

it.each([404, 429])('B-12 any other refusal (%i) is told in its own words', async (status) => {
  const problem = refusal(status)
  expect(await tryToCancel(calls({ cancel: problem }))).toEqual({ kind: 'refused', problem })
  expect(await lookAgain(calls({ look: problem }))).toEqual({ kind: 'refused', problem })
})
