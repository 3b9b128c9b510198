import { fn } from 'storybook/test'
import type { BookingState } from '../../src/features/booking/state/booking-state.ts'
import type { BookingModel } from '../../src/features/booking/state/use-booking.ts'

/** A booking at a step, for stories; its actions are mock functions. */
export const modelAt = (state: BookingState): BookingModel => ({
  state,
  open: fn(async () => {}),
  pay: fn(async () => {}),
  edited: fn(),
  fieldsFailed: fn(),
  fieldsRetried: fn(),
  holdOver: fn(),
  changeDetails: fn(),
  closeDenial: fn(),
  tryAgain: fn(),
  askAgain: fn(),
  finish: fn(),
})
