import { existsSync, readFileSync } from 'node:fs'
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

/** Reads the secrets that the environment names files for, and those that systemd loaded. */
export function readSecretFiles(environment: Record<string, string | undefined>): SecretFiles {
  const secrets: Record<string, string> = {}
  const unusable: string[] = []
  for (const name of SECRETS) {
    const path = environment[`${name}_FILE`] ?? credentialOf(environment, name)
    if (path === undefined) continue
    const text = environment[name] === undefined ? textOf(path) : null
    if (text === null) unusable.push(`${name}_FILE`)
    else secrets[name] = text
  }
  return { secrets, unusable }
}

/** Returns the file of the credential that systemd loaded for a setting: `smtp-url` for `SMTP_URL`. A setting given otherwise has none. */
function credentialOf(
  environment: Record<string, string | undefined>,
  name: (typeof SECRETS)[number],
): string | undefined {
  const folder = environment['CREDENTIALS_DIRECTORY']
  if (folder === undefined || environment[name] !== undefined) return undefined
  const file = join(folder, name.toLowerCase().replaceAll('_', '-'))
  return existsSync(file) ? file : undefined
}

/** Returns null if the file cannot be read; its name is reported, not the reason. */
function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trimEnd()
  } catch {
    return null
  }
}
