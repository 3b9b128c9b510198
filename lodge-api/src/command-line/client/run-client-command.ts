import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fieldSentence } from 'shared-ui/copy/problems/problems'
import { CLIENT_COMMAND } from 'shared-ui/copy/server/client-command'
import { type PersonalData, PersonText } from 'shared-ui/validators/privacy/personal-data'
import * as v from 'valibot'
import { COMMAND_LINE } from '../../modules/audit/audit-service.ts'
import { refuseToOverwrite, writeDurably } from '../../modules/backups/durable-file.ts'
import { erasePersonalData } from '../../modules/personal-data/erasure-service.ts'
import { exportPersonalData } from '../../modules/personal-data/export-service.ts'
import {
  type PersonalDataContext,
  personalDataOf,
} from '../../modules/personal-data/personal-data-service.ts'
import { InvalidInput } from '../invalid-input.ts'
import type { ClientCommand } from './parse-client-command.ts'

/** Shows a text and returns whether the operator confirms what it describes. */
export type Confirm = (text: string) => Promise<boolean>

/**
 * Runs a command and returns the text to print. `confirm` is called before an erasure that `--yes` does not confirm. Throws
 * `InvalidInput` or `BackupFailure` with a sentence for the operator.
 */
export async function runClientCommand(
  context: PersonalDataContext,
  command: ClientCommand,
  confirm: Confirm,
): Promise<string> {
  const parsed = v.safeParse(PersonText, command.person)
  if (!parsed.success) throw new InvalidInput(fieldSentence(parsed.issues[0].message))
  const person = parsed.output
  const data = await personalDataOf(context, person)
  if (isEmpty(data)) throw new InvalidInput(CLIENT_COMMAND.nothing(command.person))
  if (command.action === 'export') return exportTo(context, person, command.file)
  if (!data.erasable) return [CLIENT_COMMAND.nothingErasable, CLIENT_COMMAND.overview(data)].join('\n')
  if (!command.isConfirmed && !(await confirm(CLIENT_COMMAND.overview(data))))
    return CLIENT_COMMAND.notConfirmed
  const rest = await erasePersonalData(context, person, COMMAND_LINE)
  return isEmpty(rest)
    ? CLIENT_COMMAND.erased
    : [CLIENT_COMMAND.erased, CLIENT_COMMAND.rest, CLIENT_COMMAND.overview(rest)].join('\n')
}

const isEmpty = ({ reservations, guestStays, complaints, ...counts }: PersonalData): boolean =>
  [...reservations, ...guestStays, ...complaints].length === 0 &&
  counts.unfinished + counts.messages + counts.subscriptions === 0

async function exportTo(context: PersonalDataContext, person: string, file: string | null): Promise<string> {
  const path = file === null ? null : resolve(file)
  if (path !== null) refuseToOverwrite(path)
  const { text } = await exportPersonalData(context, person, COMMAND_LINE)
  if (path === null) return text.trimEnd()
  await writeDurably(path, (temporary) => writeFile(temporary, text))
  return CLIENT_COMMAND.exported(path)
}
