import { expireHolds } from '../../src/modules/purchases/holds/holds-service.ts'
import { alertUnsettled } from '../../src/modules/purchases/unsettled/unsettled-service.ts'
import { RELIABLE } from './behaviours.ts'
import { requestPurchaseOutcome } from './guest-commands.ts'
import { SERVERS, type World } from './world.ts'

const MOST_ROUNDS = 150
/** More than the clocks of two servers differ, in ms. */
const CLOCK_DIFFERENCE_MS = 5 * 60_000

const nextDue = ({ isMailDown }: World) => `select min(at) as at from (
  select next_attempt_at as at from purchase
  union all select lease_until from purchase where next_attempt_at is not null
  union all select next_attempt_at from refund
  union all select lease_until from refund where next_attempt_at is not null
  union all select expires_at from purchase where state = 'held'
  union all select run_at from job where done_at is null and failed_at is null and ${isMailDown ? 'false' : 'true'}
) as times where at is not null`

async function deliverAll(world: World): Promise<void> {
  do {
    await world.quiet()
    await world.deliver(100)
  } while (world.scheduler.count() > 0)
}

async function round(world: World, name: (typeof SERVERS)[number]): Promise<void> {
  world.run(name, async ({ lodge, completer, mails }) => {
    await completer.runDue()
    await expireHolds(lodge)
    await alertUnsettled(lodge)
    if (!world.isMailDown) await mails.runDue()
  })
  await deliverAll(world)
}

async function untilNothingIsDue(world: World): Promise<void> {
  for (let rounds = 0; rounds < MOST_ROUNDS; rounds += 1) {
    for (const name of SERVERS) await round(world, name)
    const [next] = await world.read<{ at: string | null }>(nextDue(world))
    if (!next?.at) return
    await world.pass(Math.max(0, Date.parse(next.at) - world.now) + CLOCK_DIFFERENCE_MS)
    await deliverAll(world)
  }
}

/** Corrects the clocks, starts both servers, makes the provider reliable, and advances time until nothing is due. */
export async function settle(world: World): Promise<void> {
  world.behaviours = RELIABLE
  for (const name of SERVERS) {
    world.machines[name].fastMs = 0
    if (!world.machines[name].process) await world.boot(name)
  }
  await deliverAll(world)
  world.isMailDown = world.options.isMailLate
  await untilNothingIsDue(world)
  world.isMailDown = false
  await untilNothingIsDue(world)
  for (const purchase of world.purchases) requestPurchaseOutcome(world, 'A', purchase)
  await deliverAll(world)
}
