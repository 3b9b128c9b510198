/** The states of a visitor's message: it waits until a staff member marks it as attended. */
export const MESSAGE_STATES = ['waiting', 'attended'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]
