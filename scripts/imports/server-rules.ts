import { api, content, contentFolder, copy, type ImportRule, rules, validators } from './import-rule.ts'

/** What every part of the server may import: clock, errors, configuration, the type of a running lodge, an option of Fastify. */
const serverBase = `${api}(clock|errors|lodge|config|without-json-schemas)\\.ts`
const ports = `${api}(payments/(payment-provider|provider-registry)|mail/([^/]+-facts|link-token)|jobs/[^/]+|photos/[^/]+)\\.ts`
/** The file's own module, without its routes. */
const ownModule = `${api}modules/$1/(?!.*-routes\\.ts$)`
/** Services and pure rules of any module, without repositories and routes. */
const otherModules = `${api}modules/[^/]+/(?!.*-(routes|repository)\\.ts$)`

export const server: ImportRule[] = [
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
    packages: [
      'node:',
      'valibot',
      '@node-rs/argon2',
      'otpauth',
      '@zxcvbn-ts/language-common',
      'jose',
      'p-limit',
      'uuid',
      'write-excel-file',
    ],
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
      `${api}jobs/job-kinds\\.ts`,
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
  { layer: 'server build', files: 'lodge-api/scripts/', may: ['lodge-api/scripts/'], packages: ['*'] },
  {
    layer: 'server tests',
    files: 'lodge-api/test/',
    may: ['lodge-api/', 'scripts/(running|testing)/', validators, rules, copy],
    packages: ['*'],
  },
]
