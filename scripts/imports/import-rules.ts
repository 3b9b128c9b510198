/**
 * What the files of a layer may import. The first rule whose `files` match a path applies to it; every import that the rule does
 * not allow is forbidden, as are all imports of files without a rule, so a new folder needs one. `files` and `may` are regular
 * expressions on paths from the project's root; `$1` in `may` is the first group of `files`, such as the feature or module of a
 * file. `packages` are npm package names, `node:` for Node's modules; `*` means any package but those of `except`.
 */
export type ImportRule = {
  layer: string
  files: string
  may: string[]
  packages: string[]
  except?: string[]
}

const rules = 'shared-ui/src/rules/'
const validators = 'shared-ui/src/validators/'
const copy = 'shared-ui/src/copy/'
const shared = 'shared-ui/src/'
/** Facts and texts of the lodge, the pictures that pages import, and the path of the folder for programs that read files. */
const content = 'content/index\\.ts'
const contentPictures = 'content/lodge/pictures/'
const contentFolder = 'content/folder\\.ts'
const site = '(public-site|admin-console)'
const api = 'lodge-api/src/'
/** What every part of the server may import: clock, errors, configuration, the type of a running lodge, an option of Fastify. */
const serverBase = `${api}(clock|errors|lodge|config|without-json-schemas)\\.ts`
const ports = `${api}(payments/(payment-provider|provider-registry)|mail/([^/]+-facts|link-token)|jobs/[^/]+|photos/[^/]+)\\.ts`
/** The file's own module, without its routes. */
const ownModule = `${api}modules/$1/(?!.*-routes\\.ts$)`
/** Services and pure rules of any module, without repositories and routes. */
const otherModules = `${api}modules/[^/]+/(?!.*-(routes|repository)\\.ts$)`

const sharedUi: ImportRule[] = [
  { layer: 'rules', files: rules, may: [rules, content], packages: [] },
  { layer: 'validators', files: validators, may: [validators, rules], packages: ['valibot'] },
  { layer: 'copy', files: copy, may: [copy, validators, rules, content], packages: [] },
  {
    layer: 'API client',
    files: `${shared}api/`,
    may: [`${shared}api/`, validators],
    packages: ['ky', 'valibot'],
  },
  {
    layer: 'styles',
    files: `${shared}styles/`,
    may: [`${shared}styles/`],
    packages: ['@fontsource-variable/*', 'react'],
  },
  {
    layer: 'components',
    files: `${shared}components/`,
    may: [`${shared}components/`, `${shared}api/problems\\.ts`, copy, validators, rules],
    packages: ['react', 'react-dom', 'lucide-react', 'react-day-picker', 'qrcode.react'],
  },
  {
    layer: 'forms',
    files: `${shared}forms/`,
    may: [`${shared}(forms|components)/`, `${shared}api/problems\\.ts`, copy, validators, rules],
    packages: ['react', 'react-dom', 'valibot'],
  },
]

const sites: ImportRule[] = [
  {
    layer: 'app',
    files: `${site}/src/app/`,
    may: ['$1/src/(app|routes|lib|pictures)/', '$1/src/routeTree\\.gen\\.ts', shared, content],
    packages: ['*'],
    except: ['ky'],
  },
  {
    layer: 'routes',
    files: `${site}/src/routes/`,
    may: ['$1/src/(features|lib|pictures)/', shared, content],
    packages: ['*'],
    except: ['ky'],
  },
  {
    layer: 'feature',
    files: `${site}/src/features/([^/]+)/`,
    may: ['$1/src/features/$2/', '$1/src/(lib|pictures)/', shared, content, contentPictures],
    packages: ['*'],
    except: ['ky'],
  },
  {
    layer: 'service worker',
    files: `${site}/src/worker/`,
    may: ['$1/src/(worker|lib)/', rules, validators, copy],
    packages: ['valibot'],
  },
  {
    layer: 'lib',
    files: `${site}/src/lib/`,
    may: ['$1/src/lib/', shared, content],
    packages: ['*'],
    except: ['ky'],
  },
  {
    layer: 'test data of stories',
    files: `${site}/test/`,
    may: ['$1/(src|test)/', shared, content],
    packages: ['*'],
  },
  {
    layer: 'site tooling',
    files: `${site}/([^/]+\\.ts|scripts/.+)$`,
    may: ['$1/', 'scripts/building/', `${shared}(rules|copy|validators)/`, contentFolder],
    packages: ['*'],
  },
]

const server: ImportRule[] = [
  {
    layer: 'API routes',
    files: `${api}modules/([^/]+)/.*-routes\\.ts`,
    may: [
      otherModules,
      `${api}photos/[^/]+-service\\.ts`,
      `${api}http/`,
      serverBase,
      validators,
      rules,
      copy,
      content,
    ],
    packages: ['fastify', '@fastify/*', 'valibot', 'node:'],
  },
  {
    layer: 'repository',
    files: `${api}modules/([^/]+)/.*-repository\\.ts`,
    may: [`${api}modules/$1/(?!.*-(routes|service)\\.ts$)`, `${api}database/`, serverBase, validators, rules],
    packages: ['kysely'],
  },
  {
    layer: 'service',
    files: `${api}modules/([^/]+)/`,
    may: [ownModule, otherModules, `${api}database/`, ports, serverBase, validators, rules, copy, content],
    packages: ['node:', 'valibot', '@node-rs/argon2', 'jose', 'uuid'],
  },
  {
    layer: 'http',
    files: `${api}http/`,
    may: [
      `${api}http/`,
      `${api}modules/staff-session/staff-member\\.ts`,
      `${api}(payments/payment-provider|database/[^/]+)\\.ts`,
      serverBase,
      validators,
      rules,
      copy,
    ],
    packages: ['fastify', '@fastify/*', 'helmet', '@valibot/to-json-schema', 'valibot', 'pino', 'node:'],
  },
  {
    layer: 'database',
    files: `${api}database/`,
    may: [`${api}database/`, serverBase, validators, rules],
    packages: ['kysely', 'pg', 'uuid', 'node:'],
  },
  {
    layer: 'mail',
    files: `${api}mail/`,
    may: [
      `${api}mail/`,
      // Types of rows and transactions only: without `kysely`, mails cannot run SQL of their own.
      `${api}database/(connect|schema|tables/[^/]+)\\.ts`,
      serverBase,
      validators,
      rules,
      copy,
      content,
    ],
    packages: ['nodemailer', 'node:'],
  },
  {
    layer: 'adapter',
    files: `${api}(payments|jobs|photos)/`,
    may: [`${api}$1/`, `${api}database/`, serverBase, validators, rules, copy, content],
    packages: ['*'],
  },
  {
    layer: 'server',
    files: api,
    may: [api, validators, rules, copy, content, contentFolder],
    packages: ['*'],
  },
  {
    layer: 'server tests',
    files: 'lodge-api/test/',
    may: ['lodge-api/', 'scripts/(running|testing)/', validators, rules, copy],
    packages: ['*'],
  },
]

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
    may: ['benchmarks/', 'lodge-api/', 'scripts/(running|testing)/', rules, validators],
    packages: ['*'],
  },
  {
    layer: 'storybook',
    files: '\\.storybook/',
    may: ['\\.storybook/', 'scripts/building/', `${shared}(styles|components|copy)/`],
    packages: ['*'],
  },
  {
    layer: 'diagrams',
    files: 'scripts/diagrams',
    may: [
      'scripts/(diagrams|running)/',
      'dependency-cruiser\\.config\\.ts',
      `${api}modules/[^/]+/[^/]+-states\\.ts`,
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
  { layer: 'scripts', files: 'scripts/', may: ['scripts/', contentFolder], packages: ['*'] },
  { layer: 'root', files: '[^/]+\\.ts$', may: ['[^/]+\\.ts$', 'scripts/'], packages: ['*'] },
]

export const importRules: ImportRule[] = [...sharedUi, ...sites, ...server, ...otherFolders]

/** What tests and stories may import in addition to the imports of their folder. */
export const testAllowance = {
  files: '(?=.*[.](?:test|spec|stories)[.]tsx?$)',
  packages: ['vitest', '@vitest/*', 'vitest-*', '@storybook/*', 'storybook', 'playwright-core', 'node:'],
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
    { files: 'shared-ui/src/components/', may: [`${shared}forms/`], packages: [] },
  ],
}
