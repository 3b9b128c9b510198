import fc from 'fast-check'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from 'shared-ui/rules/dates/durations'
import { expireHolds } from '../../src/modules/purchases/holds/holds-service.ts'
import { alertUnsettled } from '../../src/modules/purchases/unsettled/unsettled-service.ts'
import { completerBehaviours } from './behaviours.ts'
import { command, server } from './command.ts'
import { SHORT_TRANSIT_MS } from './world.ts'

const deliver = fc
  .integer({ min: 1, max: 6 })
  .map((count) =>
    command(`deliver ${count}`, (world) => world.deliver(world.options.isSlow ? 2 * count : count)),
  )

/** The last three exceed a hold, a lease, and the wait before the last look-up. */
const WAITS = [
  SECOND_MS,
  6 * SECOND_MS,
  31 * SECOND_MS,
  2 * MINUTE_MS,
  8 * MINUTE_MS,
  16 * MINUTE_MS,
  61 * MINUTE_MS,
]

const pass = fc
  .oneof(
    { arbitrary: fc.constantFrom(...WAITS), weight: 8 },
    { arbitrary: fc.constantFrom(25 * HOUR_MS, 73 * HOUR_MS), weight: 1 },
  )
  .map((milliseconds) => command(`pass ${milliseconds / SECOND_MS} s`, (world) => world.pass(milliseconds)))

const complete = fc.tuple(server, completerBehaviours).map(([name, behaviours]) =>
  command(`complete on ${name} ${JSON.stringify(behaviours)}`, async (world) => {
    world.behaviours = behaviours
    world.run(name, ({ completer }) => completer.runDue())
  }),
)

const expire = server.map((name) =>
  command(`expire holds on ${name}`, async (world) => world.run(name, ({ lodge }) => expireHolds(lodge))),
)

const alert = server.map((name) =>
  command(`alert on ${name}`, async (world) => world.run(name, ({ lodge }) => alertUnsettled(lodge))),
)

const mail = server.map((name) =>
  command(`send mails on ${name}`, async (world) =>
    world.run(name, async ({ mails }) => {
      await mails.runDue()
    }),
  ),
)

const mailServer = fc.constant(
  command('toggle mail server', async (world) => {
    world.isMailDown = !world.isMailDown
  }),
)

const crash = server.map((name) => command(`kill ${name}`, async (world) => world.kill(name)))

/** Starts a process; an earlier one on the same machine completes the requests it has begun. */
const boot = server.map((name) => command(`start ${name}`, (world) => world.boot(name)))

const skew = fc.tuple(server, fc.integer({ min: -120, max: 120 })).map(([name, seconds]) =>
  command(`clock of ${name} off by ${seconds} s`, async (world) => {
    world.machines[name].skewMs = seconds * SECOND_MS
  }),
)

/**
 * Sets the clock one day ahead, or corrects it. Not used if requests may take longer than the look-ups last: correcting the clock
 * shortens a wait, and a charge processed afterwards would not be found.
 */
const clockFast = server.map((name) =>
  command(`toggle clock of ${name} one day ahead`, async (world) => {
    if (world.options.longestTransitMs > SHORT_TRANSIT_MS) return
    const machine = world.machines[name]
    machine.fastMs = machine.fastMs === 0 ? DAY_MS : 0
  }),
)

export const serverCommands = {
  deliver,
  pass,
  complete,
  expire,
  alert,
  mail,
  mailServer,
  crash,
  boot,
  skew,
  clockFast,
}
