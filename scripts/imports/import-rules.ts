import { sharedUi, sites } from './client-rules.ts'
import {
  api,
  content,
  contentFolder,
  contentPictures,
  type ImportRule,
  rules,
  shared,
  site,
  validators,
} from './import-rule.ts'
import { server } from './server-rules.ts'

const otherFolders: ImportRule[] = [
  { layer: 'content', files: 'content/', may: ['content/'], packages: ['valibot', 'node:'] },
  {
    layer: 'e2e',
    files: 'e2e/',
    may: ['e2e/', 'lodge-api/', 'scripts/(running|testing)/', `${shared}(rules|validators|copy)/`, content],
    packages: ['*'],
  },
  {
    layer: 'benchmarks',
    files: 'benchmarks/',
    may: ['benchmarks/', 'lodge-api/', 'scripts/(building|running|testing)/', rules, validators],
    packages: ['*'],
  },
  {
    layer: 'storybook',
    files: '\\.storybook/',
    may: [
      '\\.storybook/',
      'scripts/(building|copy|visual)/',
      shared,
      content,
      contentFolder,
      contentPictures,
      // Documents are shown with their renderers and their sample data.
      `${site}/(src|test)/`,
      `${api}mail/`,
      'lodge-api/test/fixtures/sample-mails\\.ts',
    ],
    packages: ['*'],
  },
  {
    layer: 'diagrams',
    files: 'scripts/diagrams',
    may: [
      'scripts/(diagrams|running)/',
      'dependency-cruiser\\.config\\.ts',
      `${api}modules/[^/]+/[^/]+-states\\.ts`,
      rules,
      validators,
    ],
    packages: ['*'],
  },
  {
    layer: 'imports',
    files: 'scripts/imports/',
    may: ['scripts/', 'dependency-cruiser\\.config\\.ts'],
    packages: ['*'],
  },
  {
    layer: 'tests of Storybook',
    files: 'scripts/(copy|stories|styles)/[^/]+\\.test\\.ts$',
    may: ['scripts/', '\\.storybook/'],
    packages: ['*'],
  },
  {
    layer: 'scripts',
    files: 'scripts/',
    may: ['scripts/', contentFolder, `${api}settings/settings-file\\.ts`],
    packages: ['*'],
  },
  { layer: 'root', files: '[^/]+\\.ts$', may: ['[^/]+\\.ts$', 'scripts/'], packages: ['*'] },
]

/** The rules in order: the first whose `files` match a path applies to it. */
export const importRules: ImportRule[] = [...sharedUi, ...sites, ...server, ...otherFolders]

/** What tests and stories may import in addition to the imports of their folder. */
export const testAllowance = {
  files: '(?=.*[.](?:test|spec|stories)[.]tsx?$)',
  packages: [
    'vitest',
    '@vitest/*',
    'vitest-*',
    '@storybook/*',
    'storybook',
    'playwright-core',
    'fast-check',
    'node:',
  ],
  /**
   * Server tests build the whole app and read its database; the tests of a site use its test setup and read its PDFs; stories
   * of fields show them in a form.
   */
  workspaces: [
    { files: 'lodge-api/', may: ['lodge-api/'], packages: ['*'] },
    {
      files: '(public-site|admin-console)/',
      may: ['$1/test/', 'scripts/testing/read-pdf\\.ts'],
      packages: [],
    },
    { files: 'shared-ui/src/(components|forms)/', may: [`${shared}(forms|guides)/`], packages: [] },
  ],
}
