import { posix } from 'node:path'
import { type ImportRule, importRules, testAllowance } from './import-rules.ts'
import { readImports } from './read-imports.ts'

/** A source file: its path from the project's root, with `/` between folders. */
export type SourceFile = { path: string; source: string }

/** Where a file imports what its layer may not, in words to show. */
export type Breach = { path: string; line: number; message: string }

const workspaceNames = ['shared-ui', 'public-site', 'admin-console', 'lodge-api', 'e2e', 'benchmarks']

/** The imports of this file that the rules do not allow. */
export function findBreaches({ path, source }: SourceFile): Breach[] {
  const rule = importRules.find(({ files }) => new RegExp(`^${files}`).test(path))
  if (!rule) return [{ path, line: 1, message: 'no rule of import-rules.ts covers this folder' }]
  return readImports(path, source)
    .filter(({ specifier }) => !isAllowed(rule, path, specifier))
    .map(({ specifier, line }) => ({ path, line, message: `${rule.layer} may not import '${specifier}'` }))
}

function isAllowed(rule: ImportRule, path: string, specifier: string): boolean {
  const target = resolveInProject(path, specifier)
  return target === undefined ? isPackageAllowed(rule, path, specifier) : isFileAllowed(rule, path, target)
}

/** The path from the project's root, or undefined for a package of npm or of Node. */
function resolveInProject(path: string, specifier: string): string | undefined {
  const withoutQuery = specifier.replace(/\?.*$/, '')
  if (withoutQuery.startsWith('.')) return posix.join(posix.dirname(path), withoutQuery)
  const [workspace = '', ...rest] = withoutQuery.split('/')
  if (!workspaceNames.includes(workspace)) return undefined
  return [workspace, ...(workspace === 'shared-ui' ? ['src'] : []), ...rest].join('/')
}

function isFileAllowed(rule: ImportRule, path: string, target: string): boolean {
  const groups = new RegExp(`^${rule.files}`).exec(path) ?? []
  const allowed = [...rule.may, ...testFolders(path)].map((pattern) =>
    pattern.replace(/\$(\d)/g, (_, group) => groups[Number(group)] ?? ''),
  )
  return allowed.some((pattern) => new RegExp(`^${pattern}`).test(target))
}

function testFolders(path: string): string[] {
  const workspace = path.split('/')[0] ?? ''
  if (!testAllowance.files.test(path)) return []
  return Object.entries(testAllowance.may).flatMap(([name, folders]) => (name === workspace ? folders : []))
}

function isPackageAllowed(rule: ImportRule, path: string, specifier: string): boolean {
  const name = specifier.startsWith('node:') ? 'node:' : packageName(specifier)
  if (rule.except?.includes(name)) return false
  const patterns = [...rule.packages, ...(testAllowance.files.test(path) ? testAllowance.packages : [])]
  return patterns.some((pattern) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  )
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
