import type { IConfiguration } from 'dependency-cruiser'
import { allowedImports } from './scripts/imports/allowed-imports.ts'

const config: IConfiguration = {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved-import', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      // Written by hand, the alert of data that could not be refreshed is forgotten.
      name: 'query-view-shows-loading',
      severity: 'error',
      from: { path: '^admin-console/src/features/' },
      to: { path: '^shared-ui/src/components/LoadingPanel/' },
    },
  ],
  allowed: allowedImports,
  allowedSeverity: 'error',
  options: {
    // The default parser needs TypeScript's JavaScript API, which TypeScript 7 does not have. swc also reports type imports.
    parser: 'swc',
    combinedDependencies: true,
    doNotFollow: { path: ['(^|/)node_modules/', '[.]gen[.]ts$'] },
    // Anchored: a source folder of one of these names is checked like any other.
    exclude: { path: '^(data|storybook-static|test-results|coverage|playwright-report|[^/]+/dist)/' },
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}

export default config
