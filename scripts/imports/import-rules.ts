/**
 * Who may import whom. The first rule whose `files` match a path applies to it, and every import that it does not name is
 * forbidden; so is every import of a file that no rule matches: a new folder needs a rule. `files` and `may` are regular
 * expressions on paths from the project's root; `$1` in `may` stands for the first group of `files`, such as the feature
 * or the module that a file belongs to. `packages` are names in npm, `node:` for the modules of Node; `*` stands for any
 * but those of `except`.
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
/** The facts and texts of the lodge, the pictures that pages show, and the folder that programs read pictures from. */
const content = 'content/index\\.ts'
const contentPictures = 'content/lodge/pictures/'
const contentFolder = 'content/folder\\.ts'
const site = '(public-site|admin-console)'
const api = 'lodge-api/src/'
/** What every part of the server may import: the clock, the errors, the configuration, the parts of a running lodge. */
const ground = `${api}(clock|errors|lodge|config)\\.ts`
const ports = `${api}(payments/(payment-provider|provider-registry)|mail/([^/]+-facts|link-token)|jobs/[^/]+|photos/[^/]+)\\.ts`
/** The own module, but not its routes. */
const inside = `${api}modules/$1/(?!.*-routes\\.ts$)`
/** Another module's services and pure rules, never its repository or its routes. */
const neighbours = `${api}modules/[^/]+/(?!.*-(routes|repository)\\.ts$)`

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
    layer: 'site tooling',
    files: `${site}/([^/]+\\.ts|scripts/.+)$`,
    may: ['$1/', 'scripts/building/', `${shared}(rules|copy|validators)/`, contentFolder],
    packages: ['*'],
  },
]

const server: ImportRule[] = [
  {
    layer: 'API routes',
    files: `${api}modules/([^/]+)/[^/]*-routes\\.ts`,
    may: [
      neighbours,
      `${api}photos/[^/]+-service\\.ts`,
      `${api}http/`,
      ground,
      validators,
      rules,
      copy,
      content,
    ],
    packages: ['fastify', '@fastify/*', 'valibot', 'node:'],
  },
  {
    layer: 'repository',
    files: `${api}modules/([^/]+)/[^/]*-repository\\.ts`,
    may: [`${api}modules/$1/(?!.*-(routes|service)\\.ts$)`, `${api}database/`, ground, validators, rules],
    packages: ['kysely'],
  },
  {
    layer: 'service',
    files: `${api}modules/([^/]+)/`,
    may: [inside, neighbours, `${api}database/`, ports, ground, validators, rules, copy, content],
    packages: ['node:', 'valibot', '@node-rs/argon2', 'jose', 'uuid'],
  },
  {
    layer: 'http',
    files: `${api}http/`,
    may: [
      `${api}http/`,
      `${api}modules/staff-session/staff-member\\.ts`,
      `${api}(payments/payment-provider|database/[^/]+)\\.ts`,
      ground,
      validators,
      rules,
      copy,
    ],
    packages: ['fastify', '@fastify/*', 'helmet', '@valibot/to-json-schema', 'valibot', 'pino', 'node:'],
  },
  {
    layer: 'database',
    files: `${api}database/`,
    may: [`${api}database/`, ground, validators, rules],
    packages: ['kysely', 'pg', 'uuid', 'node:'],
  },
  {
    layer: 'mail',
    files: `${api}mail/`,
    may: [
      `${api}mail/`,
      // Types of rows and of a transaction; without `kysely` a mail runs no SQL of its own.
      `${api}database/(connect|schema|tables/[^/]+)\\.ts`,
      ground,
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
    may: [`${api}$1/`, `${api}database/`, ground, validators, rules, copy, content],
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

const surroundings: ImportRule[] = [
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

export const importRules: ImportRule[] = [...sharedUi, ...sites, ...server, ...surroundings]

/** What tests and stories may import beside what their folder may. */
export const testAllowance = {
  files: '(?=.*[.](?:test|spec|stories)[.]tsx?$)',
  packages: ['vitest', '@vitest/*', 'vitest-*', '@storybook/*', 'storybook', 'playwright-core', 'node:'],
  /**
   * Server tests build the whole app and read all that it stores; a site's tests mount with the site's own test setup and
   * read the PDFs that it prints; stories of fields show them in a form.
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
