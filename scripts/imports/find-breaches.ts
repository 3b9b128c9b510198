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
  const rule = importRules.find(({ files }) => fits(path, files))
  if (!rule) return [{ path, line: 1, message: 'no rule of import-rules.ts covers this folder' }]
  const allowances = [rule, ...testAllowances(path)]
  return readImports(path, source)
    .filter(({ specifier }) => !allowances.some((allowance) => isAllowed(allowance, path, specifier)))
    .map(({ specifier, line }) => ({ path, line, message: `${rule.layer} may not import '${specifier}'` }))
}

type Allowance = Omit<ImportRule, 'layer'>

function testAllowances(path: string): Allowance[] {
  if (!testAllowance.files.test(path)) return []
  const { packages, workspaces } = testAllowance
  return [{ files: '', may: [], packages }, ...workspaces.filter(({ files }) => fits(path, files))]
}

function isAllowed(allowance: Allowance, path: string, specifier: string): boolean {
  const target = resolveInProject(path, specifier)
  if (target === undefined) return isPackageAllowed(allowance, specifier)
  const groups = new RegExp(`^${allowance.files}`).exec(path) ?? []
  return allowance.may.some((pattern) =>
    fits(
      target,
      pattern.replace(/\$(\d)/g, (_, group) => groups[Number(group)] ?? ''),
    ),
  )
}

function fits(path: string, pattern: string): boolean {
  return new RegExp(`^${pattern}`).test(path)
}

/** The path from the project's root, or undefined for a package of npm or of Node. */
function resolveInProject(path: string, specifier: string): string | undefined {
  const withoutQuery = specifier.replace(/\?.*$/, '')
  if (withoutQuery.startsWith('.')) return posix.join(posix.dirname(path), withoutQuery)
  const [workspace = '', ...rest] = withoutQuery.split('/')
  if (!workspaceNames.includes(workspace)) return undefined
  return [workspace, ...(workspace === 'shared-ui' ? ['src'] : []), ...rest].join('/')
}

function isPackageAllowed({ packages, except }: Allowance, specifier: string): boolean {
  const name = specifier.startsWith('node:') ? 'node:' : packageName(specifier)
  if (except?.includes(name)) return false
  return packages.some((pattern) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  )
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
