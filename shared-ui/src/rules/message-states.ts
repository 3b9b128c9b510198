/** A message of a visitor waits until a member of staff has attended to it. */
export const MESSAGE_STATES = ['waiting', 'attended'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]
