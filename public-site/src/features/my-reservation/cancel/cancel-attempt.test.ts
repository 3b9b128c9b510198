import { ApiProblem, Unreachable } from 'shared-ui/api/problems'
import { expect, it, vi } from 'vitest'
import { CANCELLED, SAMPLE } from '../../../../test/samples/sample-reservation.ts'
import { type CancelRequests, checkAgain, tryToCancel } from './cancel-attempt.ts'

const refusal = (status: number) => new ApiProblem({ status, message: 'No se pudo' })

const requests = ({ cancel, check }: { cancel?: Error; check?: Error | 'cancelled' | 'standing' }) => ({
  cancel: vi.fn<CancelRequests['cancel']>(() =>
    cancel ? Promise.reject(cancel) : Promise.resolve(CANCELLED),
  ),
  check: vi.fn<CancelRequests['check']>(() =>
    check instanceof Error
      ? Promise.reject(check)
      : Promise.resolve(check === 'cancelled' ? CANCELLED : SAMPLE),
  ),
})

it('B-12 settles after a successful cancellation without another request', async () => {
  const server = requests({})
  expect(await tryToCancel(server)).toEqual({ kind: 'settled' })
  expect(server.check).not.toHaveBeenCalled()
})

it.each([
  ['standing', { kind: 'moved' }],
  ['cancelled', { kind: 'settled' }],
] as const)(
  'B-12 checks a %s reservation after a conflict without cancelling again',
  async (check, outcome) => {
    const server = requests({ cancel: refusal(409), check })
    expect(await tryToCancel(server)).toEqual(outcome)
    expect(server.cancel).toHaveBeenCalledOnce()
  },
)

it.each([new Unreachable(), refusal(500), refusal(503)])(
  'B-12, E-01 reports a lost response (%s) without sending the cancellation again',
  async (lost) => {
    const server = requests({ cancel: lost })
    expect(await tryToCancel(server)).toEqual({ kind: 'lost' })
    expect(server.cancel).toHaveBeenCalledOnce()
  },
)

it('B-12, E-01 reports a lost response to the check', async () => {
  expect(await tryToCancel(requests({ cancel: refusal(409), check: new Unreachable() }))).toEqual({
    kind: 'lost',
  })
  expect(await checkAgain(requests({ check: new Unreachable() }))).toEqual({ kind: 'lost' })
})

it('B-12 finds out in the check whether the reservation is cancelled', async () => {
  expect(await checkAgain(requests({ check: 'cancelled' }))).toEqual({ kind: 'settled' })
  expect(await checkAgain(requests({ check: 'standing' }))).toEqual({ kind: 'standing' })
})

it.each([404, 429])("B-12 reports any other refusal (%i) with the server's message", async (status) => {
  const problem = refusal(status)
  expect(await tryToCancel(requests({ cancel: problem }))).toEqual({ kind: 'refused', problem })
  expect(await checkAgain(requests({ check: problem }))).toEqual({ kind: 'refused', problem })
})
