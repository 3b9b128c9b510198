import { stderr, stdin } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { CLIENT_COMMAND } from 'shared-ui/copy/server/client-command'
import { InvalidInput } from '../invalid-input.ts'

/** Shows what an erasure will do and asks at the terminal. Throws `InvalidInput` without a terminal. */
export async function askConfirmation(text: string): Promise<boolean> {
  if (!stdin.isTTY) throw new InvalidInput(CLIENT_COMMAND.noTerminal)
  stderr.write(`${text}\n`)
  const lines = createInterface({ input: stdin, output: stderr })
  try {
    const answer = await lines.question(CLIENT_COMMAND.question)
    return CLIENT_COMMAND.yes.some((yes) => yes === answer.trim().toLowerCase())
  } finally {
    lines.close()
  }
}
