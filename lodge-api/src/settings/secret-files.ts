import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Settings that may be given as the path of a file in `NAME_FILE`, as Docker's secrets are, or as a credential of systemd. */
const SECRETS = [
  'DATABASE_URL',
  'SESSION_SECRET',
  'LODGE_STAFF_PASSWORD',
  'SMTP_URL',
  'NIUBIZ_USER',
  'NIUBIZ_PASSWORD',
  'NIUBIZ_PREVIOUS_USER',
  'NIUBIZ_PREVIOUS_PASSWORD',
] as const

export type SecretFiles = {
  /** The secrets that were read, by the name of their setting, without a line break at the end. */
  secrets: Record<string, string>
  /** The `NAME_FILE` settings whose file cannot be read or whose `NAME` is set too. */
  unusable: string[]
}

/** Reads the secrets that the environment names files for, and those that systemd loaded, such as `smtp-url` for `SMTP_URL`. */
export function readSecretFiles(environment: Record<string, string | undefined>): SecretFiles {
  const secrets: Record<string, string> = {}
  const folder = environment['CREDENTIALS_DIRECTORY']
  const credentials = folder === undefined ? [] : filesOf(folder)
  const unusable: string[] = credentials === null ? ['CREDENTIALS_DIRECTORY'] : []
  for (const name of SECRETS) {
    const credential = name.toLowerCase().replaceAll('_', '-')
    // A setting that is given otherwise counts.
    const isLoaded = environment[name] === undefined && credentials?.includes(credential)
    const path = environment[`${name}_FILE`] ?? (isLoaded ? join(folder ?? '', credential) : undefined)
    if (path === undefined) continue
    const text = environment[name] === undefined ? textOf(path) : null
    if (text === null) unusable.push(`${name}_FILE`)
    else secrets[name] = text
  }
  return { secrets, unusable }
}

/** Returns null if the folder cannot be read. */
function filesOf(folder: string): string[] | null {
  try {
    return readdirSync(folder)
  } catch {
    return null
  }
}

/** Returns null if the file cannot be read; its name is reported, not the reason. */
function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trimEnd()
  } catch {
    return null
  }
}
