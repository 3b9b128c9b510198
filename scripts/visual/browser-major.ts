import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../running/project.ts'
import { runCommand } from '../running/run-command.ts'

/** The folder of the pictures with which stories are compared. */
export const REFERENCES = join(projectRoot, '.storybook/references')

/** Chromium's major version: pictures of different ones cannot be compared. */
export type Major = number

/** Returns the major version of the browser at a path. Throws if it reports none. */
export async function browserMajor(path: string): Promise<Major> {
  const { output } = await runCommand([path, '--version'])
  const major = Number(/(\d+)\.\d+\.\d+/.exec(output)?.[1])
  if (!Number.isInteger(major)) throw new Error(`${path} --version printed no version: ${output}`)
  return major
}

const fileIn = (references: string) => join(references, 'browser.json')

/** Returns the major version with which the references were made; undefined if there are none. */
export function referenceMajor(references: string): Major | undefined {
  const file = fileIn(references)
  if (!existsSync(file)) return undefined
  const stored: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const isStored = typeof stored === 'object' && stored !== null && 'chromium' in stored
  return isStored ? Number(stored.chromium) : undefined
}

/** Stores the major version beside the references, formatted as the project's other files. */
export function storeMajor(references: string, chromium: Major): void {
  writeFileSync(fileIn(references), `{ "chromium": ${chromium} }\n`)
}

/** Returns why the references cannot be used with a browser, in one sentence; undefined if they can. */
export function explainOtherMajor(stored: Major | undefined, used: Major): string | undefined {
  if (stored === used) return undefined
  const made =
    stored === undefined ? 'There are no references yet' : `The references were made with Chromium ${stored}`
  return `${made} and this is Chromium ${used}: make them anew with npm run visual -- --update.`
}
