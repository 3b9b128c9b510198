/** The arguments cannot be parsed; the message says why. */
export class UnknownCommand extends Error {
  override name = 'UnknownCommand'
}
