import { stderr, stdin } from 'node:process'
import { createInterface, type Interface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { STAFF_COMMAND } from 'shared-ui/copy/server/staff-command'

/** The two passwords that were typed differ. */
export class PasswordsDiffer extends Error {
  override name = 'PasswordsDiffer'

  constructor() {
    super(STAFF_COMMAND.passwordsDiffer)
  }
}

/** Exit code of a program that was stopped by Ctrl-C. */
const INTERRUPTED = 130

/**
 * Returns a new password: prompted for twice at a terminal without echo, or the first line of piped input. Throws
 * `PasswordsDiffer`.
 */
export async function askPassword(): Promise<string> {
  if (!stdin.isTTY) return firstLine()
  const lines = createInterface({ input: stdin, output: silentOutput(), terminal: true })
  lines.on('SIGINT', () => process.exit(INTERRUPTED))
  try {
    const password = await promptHidden(lines, STAFF_COMMAND.password)
    if (password !== (await promptHidden(lines, STAFF_COMMAND.passwordAgain))) throw new PasswordsDiffer()
    return password
  } finally {
    lines.close()
  }
}

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: stdin })) return line
  return ''
}

/** Discards output: readline on the terminal's own output would echo what is typed. */
const silentOutput = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() })

async function promptHidden(lines: Interface, question: string): Promise<string> {
  stderr.write(question)
  const answer = await lines.question('')
  stderr.write('\n')
  return answer
}
