import { stderr, stdin } from 'node:process'
import { createInterface, type Interface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { STAFF_COMMAND } from 'shared-ui/copy/staff-command'

/** The password typed the second time is another one. */
export class PasswordsDiffer extends Error {
  override name = 'PasswordsDiffer'

  constructor() {
    super(STAFF_COMMAND.passwordsDiffer)
  }
}

/** What a shell says of a program that was stopped by Ctrl-C. */
const STOPPED = 130

/**
 * A new password: asked for twice at a terminal, which shows nothing of it, or the first line of what is piped in. Throws
 * `PasswordsDiffer`.
 */
export async function askPassword(): Promise<string> {
  if (!stdin.isTTY) return firstLine()
  const lines = createInterface({ input: stdin, output: unseen(), terminal: true })
  lines.on('SIGINT', () => process.exit(STOPPED))
  try {
    const password = await askUnseen(lines, STAFF_COMMAND.password)
    if (password !== (await askUnseen(lines, STAFF_COMMAND.passwordAgain))) throw new PasswordsDiffer()
    return password
  } finally {
    lines.close()
  }
}

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: stdin })) return line
  return ''
}

/** As a terminal's own output it would show what is typed. */
const unseen = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() })

async function askUnseen(lines: Interface, question: string): Promise<string> {
  stderr.write(question)
  const answer = await lines.question('')
  stderr.write('\n')
  return answer
}
