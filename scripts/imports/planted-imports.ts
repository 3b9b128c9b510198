import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { cruise } from 'dependency-cruiser'
import config from '../../dependency-cruiser.config.ts'
import { projectRoot } from '../running/project.ts'

const WORKSPACES = ['content', 'shared-ui', 'public-site', 'admin-console', 'lodge-api', 'e2e', 'benchmarks']

/** Makes all packages of the project, and its workspaces by their own `package.json`, importable below `root`. */
export function linkPackages(root: string): void {
  mkdirSync(join(root, 'node_modules'))
  for (const name of readdirSync(join(projectRoot, 'node_modules'))) {
    const target = WORKSPACES.includes(name) ? join(root, name) : join(projectRoot, 'node_modules', name)
    symlinkSync(target, join(root, 'node_modules', name))
  }
  for (const folder of ['.', ...WORKSPACES]) {
    mkdirSync(join(root, folder), { recursive: true })
    cpSync(join(projectRoot, folder, 'package.json'), join(root, folder, 'package.json'))
  }
}

/** Appends source text to a file below `root`. */
export function plantSource(root: string, path: string, source: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  appendFileSync(join(root, path), `${source}\n`)
}

/** Appends an import to a file, and creates the imported file unless it belongs to a package. */
export function plantImport(root: string, { path, specifier }: { path: string; specifier: string }): void {
  plantSource(root, path, `import '${specifier}'`)
  const target = targetOf(path, specifier)
  if (target !== undefined && !existsSync(join(root, target))) plantSource(root, target, '')
}

function targetOf(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier)
  const [workspace = '', ...rest] = specifier.split('/')
  if (!WORKSPACES.includes(workspace)) return undefined
  return workspace === 'shared-ui' ? join(workspace, 'src', ...rest) : `${join(workspace, ...rest)}.ts`
}

/** An import that breaks a rule; `specifier` is the text in the import statement. */
export type Violation = { path: string; specifier: string; rule: string }

/** Checks every file below `root` against the project's rules and returns the violations. */
export async function findViolations(root: string): Promise<Violation[]> {
  const { options, ...ruleSet } = config
  const { output } = await cruise(['.'], { ...options, baseDir: root, ruleSet, validate: true })
  if (typeof output === 'string') throw new TypeError('A cruise without a reporter returns its result.')
  return output.modules.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ module, rules = [] }) =>
      rules.map(({ name }) => ({ path: source, specifier: module, rule: name })),
    ),
  )
}
