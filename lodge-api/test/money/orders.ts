import fc from 'fast-check'
import type { Command } from './command.ts'
import { guestCommands } from './guest-commands.ts'
import { serverCommands } from './server-commands.ts'
import { staffCommands } from './staff-commands.ts'

const { openSession, payForIt, book, bookWell, askOutcome, release } = guestCommands
const { deliver, pass, complete, expire, alert, mail, mailServer, crash, boot, skew, clockAhead } =
  serverCommands
const { change, cancel, guestCancel, remove, releaseHold, refundAction, returnByHand } = staffCommands

export type Orders = fc.Arbitrary<Iterable<Command>>

/** Everything that can happen; what is listed more than once happens more often. */
export const anyOrder: Orders = fc.commands(
  [
    book,
    book,
    book,
    bookWell,
    openSession,
    payForIt,
    payForIt,
    askOutcome,
    release,
    deliver,
    deliver,
    deliver,
    pass,
    pass,
    complete,
    complete,
    complete,
    expire,
    alert,
    mail,
    mailServer,
    crash,
    boot,
    skew,
    clockAhead,
    change,
    change,
    cancel,
    guestCancel,
    guestCancel,
    remove,
    releaseHold,
    refundAction,
    refundAction,
    returnByHand,
  ],
  { maxCommands: 60, size: 'max' },
)

/** What befalls refunds. */
export const refundOrder: Orders = fc.commands(
  [
    bookWell,
    bookWell,
    change,
    cancel,
    guestCancel,
    refundAction,
    refundAction,
    refundAction,
    deliver,
    deliver,
    deliver,
    pass,
    pass,
    pass,
    complete,
    complete,
    complete,
    alert,
    mail,
    crash,
    boot,
    skew,
    clockAhead,
  ],
  { maxCommands: 60, size: 'max' },
)
