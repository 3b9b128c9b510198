import fc from 'fast-check'
import type { Command } from './command.ts'
import { guestCommands } from './guest-commands.ts'
import { serverCommands } from './server-commands.ts'
import { staffCommands } from './staff-commands.ts'

const { openSession, payPurchase, book, bookSuccessfully, requestOutcome, release } = guestCommands
const { deliver, pass, complete, expire, alert, mail, mailServer, crash, boot, skew, clockFast } =
  serverCommands
const { change, cancel, guestCancel, remove, restore, releaseHold, refundAction, returnByHand } =
  staffCommands

export type Sequences = fc.Arbitrary<Iterable<Command>>

/** All events; those listed more than once are more frequent. */
export const anySequence: Sequences = fc.commands(
  [
    book,
    book,
    book,
    bookSuccessfully,
    openSession,
    payPurchase,
    payPurchase,
    requestOutcome,
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
    clockFast,
    change,
    change,
    cancel,
    guestCancel,
    guestCancel,
    remove,
    restore,
    releaseHold,
    refundAction,
    refundAction,
    returnByHand,
  ],
  { maxCommands: 60, size: 'max' },
)

/** Events that concern refunds. */
export const refundSequence: Sequences = fc.commands(
  [
    bookSuccessfully,
    bookSuccessfully,
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
    clockFast,
  ],
  { maxCommands: 60, size: 'max' },
)
