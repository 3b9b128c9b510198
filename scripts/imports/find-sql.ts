import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../running/project.ts'

/** Matches a statement: those that Kysely builds or reads from a template, and any use of node:sqlite. */
const SQL =
  /\b(?:selectFrom|selectNoFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:<[^`]*>)?`|from 'node:sqlite'/

/** Files that may contain SQL: repositories, the database itself, and programs that work on a database file as a whole. */
const MAY_CONTAIN_SQL = [
  /-repository\.ts$/,
  /^lodge-api\/src\/(?:database|move-to-postgres)\//,
  // Copies a file; checks a file for damage; the simulated card provider has a file of its own.
  /^lodge-api\/src\/modules\/backups\/sqlite-copy-worker\.ts$/,
  /^lodge-api\/src\/doctor\/check-database\.ts$/,
  /^lodge-api\/src\/payments\/sandbox\//,
]

/** Whether a file of the server contains SQL that belongs in a repository. */
export const hasMisplacedSql = (path: string, source: string): boolean =>
  SQL.test(source) && !MAY_CONTAIN_SQL.some((allowed) => allowed.test(path))

/** Returns the server's source files, without tests, that contain SQL and are no repositories. */
export function filesWithMisplacedSql(): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', 'lodge-api/src/*.ts'],
    { cwd: projectRoot, encoding: 'utf8' },
  )
  return listed
    .split('\0')
    .filter((path) => path !== '' && !path.endsWith('.test.ts'))
    .filter((path) => hasMisplacedSql(path, readFileSync(join(projectRoot, path), 'utf8')))
}
