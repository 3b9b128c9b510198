/** An argument or password breaks a rule; the message is the sentence for it. */
export class InvalidInput extends Error {
  override name = 'InvalidInput'
}
