import type { IRegularAllowedRuleType } from 'dependency-cruiser'
import { importRules, testAllowance } from './import-rules.ts'

type Allowance = {
  files: string
  except?: string[]
  may: string[]
  packages: string[]
  exceptPackages?: string[]
}

const PACKAGES = '(^|/)node_modules/'

const fromStart = (pattern: string): string => `^${pattern}`

const packagePattern = (name: string): string =>
  `${PACKAGES}${name.endsWith('*') ? name.slice(0, -1) : `${name}/`}`

/** Converts an allowance to rules of dependency-cruiser. */
function allowed({
  files,
  except = [],
  may,
  packages,
  exceptPackages = [],
}: Allowance): IRegularAllowedRuleType[] {
  const from = { path: fromStart(files), pathNot: except.map(fromStart) }
  const named = packages.filter((name) => name !== 'node:')
  return [
    ...(may.length > 0 ? [{ from, to: { path: may.map(fromStart) } }] : []),
    ...(named.length > 0
      ? [{ from, to: { path: named.map(packagePattern), pathNot: exceptPackages.map(packagePattern) } }]
      : []),
    ...(packages.some((name) => name === 'node:' || name === '*')
      ? [{ from, to: { dependencyTypes: ['core' as const] } }]
      : []),
  ]
}

/** The table of `import-rules.ts` as `allowed` rules of dependency-cruiser, which reports every other import. */
export const allowedImports: IRegularAllowedRuleType[] = [
  ...importRules.flatMap(({ files, may, packages, except = [] }, index) =>
    allowed({
      files,
      except: importRules.slice(0, index).map((earlier) => earlier.files),
      may,
      packages,
      exceptPackages: except,
    }),
  ),
  ...allowed({ files: testAllowance.files, may: [], packages: testAllowance.packages }),
  ...testAllowance.workspaces.flatMap(({ files, may, packages }) =>
    allowed({ files: `(?:${testAllowance.files})${files}`, may, packages }),
  ),
]
