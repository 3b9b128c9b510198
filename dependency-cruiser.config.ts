import type { IConfiguration } from 'dependency-cruiser'
import { allowedImports } from './scripts/imports/allowed-imports.ts'

const config: IConfiguration = {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved-import', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  allowed: allowedImports,
  allowedSeverity: 'error',
  options: {
    // The default parser needs TypeScript's JavaScript API, which TypeScript 7 does not have. swc also reports type imports.
    parser: 'swc',
    combinedDependencies: true,
    doNotFollow: { path: ['(^|/)node_modules/', '[.]gen[.]ts$'] },
    exclude: { path: '^(?!.*node_modules/).*(^|/)(dist|storybook-static|data|test-results|coverage)/' },
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}

export default config
