import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { projectRoot } from '../../../scripts/running/project.ts'
import { readConfig } from '../../src/config.ts'
import { EnvironmentSchema } from '../../src/settings/environment.ts'

const DEPLOY = join(projectRoot, 'deploy')
const read = (name: string): string => readFileSync(join(DEPLOY, name), 'utf8')

const Names = v.array(v.string())
const Variables = v.record(v.string(), v.union([v.string(), v.number()]))

/** A log that is deleted by size: Docker's default never deletes one. */
const Logging = v.strictObject({
  driver: v.literal('local'),
  options: v.strictObject({ 'max-size': v.string(), 'max-file': v.string() }),
})

/** The keys of the Compose specification that the file uses; a misspelt one is refused. */
const Service = v.strictObject({
  image: v.optional(v.pipe(v.string(), v.regex(/^[a-z]+:\d+[\w.]*-\w+$/))),
  build: v.optional(v.strictObject({ context: v.string(), dockerfile: v.string(), args: Variables })),
  environment: v.optional(Variables, {}),
  env_file: v.optional(Names, []),
  secrets: v.optional(Names, []),
  volumes: v.optional(Names, []),
  networks: Names,
  ports: v.optional(Names, []),
  depends_on: v.optional(
    v.union([Names, v.record(v.string(), v.strictObject({ condition: v.literal('service_healthy') }))]),
    [],
  ),
  healthcheck: v.optional(
    v.strictObject({ test: Names, interval: v.string(), timeout: v.string(), retries: v.number() }),
  ),
  init: v.optional(v.boolean()),
  read_only: v.optional(v.boolean()),
  tmpfs: v.optional(Names),
  cap_drop: v.optional(Names),
  cap_add: v.optional(Names),
  security_opt: v.optional(Names),
  mem_limit: v.optional(v.string()),
  shm_size: v.optional(v.string()),
  stop_grace_period: v.optional(v.string()),
  restart: v.literal('unless-stopped'),
  logging: Logging,
})

const Compose = v.strictObject({
  name: v.string(),
  'x-logging': Logging,
  services: v.strictObject({ database: Service, server: Service, proxy: Service }),
  networks: v.record(v.string(), v.nullable(v.strictObject({ internal: v.boolean() }))),
  volumes: v.record(v.string(), v.null()),
  secrets: v.record(v.string(), v.strictObject({ file: v.string() })),
})

const compose = v.parse(Compose, parse(read('compose.yaml')))
const { server, database, proxy } = compose.services
const services = Object.entries(compose.services)
type Depending = (typeof server)['depends_on']

const dependencies = (depends: Depending): string[] =>
  Array.isArray(depends) ? depends : Object.keys(depends)

it('O-04 the compose file starts only services, networks, volumes and files that exist', () => {
  const all = services.map(([, service]) => service)
  const needed = all.flatMap(({ depends_on }) => dependencies(depends_on))
  expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(needed))
  expect(Object.keys(compose.networks)).toEqual(
    expect.arrayContaining(all.flatMap(({ networks }) => networks)),
  )
  const sources = all.flatMap(({ volumes }) => volumes).map((volume) => volume.split(':', 1)[0] ?? '')
  const isFound = (source: string) =>
    source.startsWith('./') ? existsSync(join(DEPLOY, source)) : source in compose.volumes
  expect(sources.filter((source) => !isFound(source))).toEqual([])
  expect(existsSync(join(DEPLOY, server.build?.context ?? '', server.build?.dockerfile ?? ''))).toBe(true)
})

it('O-04 the compose file declares each secret that it uses, and gives each to the service that reads it', () => {
  const used = services.flatMap(([, service]) => service.secrets)
  expect([...new Set(used)].toSorted()).toEqual(Object.keys(compose.secrets).toSorted())
  for (const [, { environment, secrets }] of services) {
    const files = Object.values(environment).filter((value) => String(value).startsWith('/run/secrets/'))
    const names = files.map((path) => String(path).replace('/run/secrets/', ''))
    expect(names.toSorted()).toEqual(secrets.toSorted())
  }
})

it('O-04 other machines reach the proxy only, and the database is in a network that does not leave the machine', () => {
  const published = services
    .flatMap(([, { ports }]) => ports)
    .filter((port) => !port.startsWith('127.0.0.1:'))
  expect(published).toEqual(['80:80', '443:443', '443:443/udp'])
  expect(proxy.ports).toEqual(published)
  expect(database.networks.every((network) => compose.networks[network]?.internal)).toBe(true)
})

it('O-04 services that others wait for, and the server, report whether they work', () => {
  const awaited = services.flatMap(([, { depends_on }]) =>
    Array.isArray(depends_on) ? [] : Object.keys(depends_on),
  )
  const reporting = services.filter(([, { healthcheck }]) => healthcheck).map(([name]) => name)
  expect(reporting).toEqual(expect.arrayContaining(awaited))
  expect(read('Dockerfile')).toMatch(
    /^HEALTHCHECK .*\\\n\s+CMD \["node_modules\/\.bin\/node".*\/api\/health/m,
  )
})

it('O-04 the proxy is a Caddy that repeats a form while the server is replaced, with settings of the Caddyfile', () => {
  const [, minor = 0, patch = 0] = (/^caddy:(\d+)\.(\d+)\.(\d+)-alpine$/.exec(proxy.image ?? '') ?? [])
    .slice(1)
    .map(Number)
  expect(minor * 1000 + patch).toBeGreaterThanOrEqual(11_002)
  for (const name of Object.keys(proxy.environment)) expect(read('Caddyfile')).toContain(`{$${name}`)
  const upstream = /^server:(\d+)$/
  const ports = [proxy.environment['PUBLIC_UPSTREAMS'], proxy.environment['ADMIN_UPSTREAMS']].map(
    (address) => upstream.exec(String(address))?.[1],
  )
  expect(read('Dockerfile')).toContain(`EXPOSE ${ports.join(' ')}`)
})

it('O-04 the server accepts its settings of the compose file in production', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lodge-compose-'))
  const values: Record<string, string> = {
    'database-url': 'postgres://lodge:a-password@database:5432/lodge',
    'session-secret': 'x'.repeat(48),
    'smtp-url': 'smtps://lodge:a-password@mail.example.pe',
    'niubiz-password': 'a-password',
  }
  const settings = Object.entries(server.environment).map(([name, value]) => [name, String(value)] as const)
  for (const [name] of settings)
    expect(Object.keys(EnvironmentSchema.entries)).toContain(name.replace(/_FILE$/, ''))
  const files = settings.map(([name, value]) => {
    const secret = value.replace('/run/secrets/', '')
    if (secret === value) return [name, value]
    writeFileSync(join(folder, secret), `${values[secret]}\n`)
    return [name, join(folder, secret)]
  })
  const lodgeEnv = {
    PUBLIC_URL: 'https://www.example.pe',
    ADMIN_URL: 'https://admin.example.pe',
    PAYMENT_PROVIDER: 'niubiz',
    NIUBIZ_USER: 'u',
    NIUBIZ_MERCHANT_ID: '456879852',
  }
  const config = readConfig({ NODE_ENV: 'production', ...lodgeEnv, ...Object.fromEntries(files) })
  rmSync(folder, { recursive: true })
  expect(config).toMatchObject({
    production: true,
    trustProxy: ['uniquelocal'],
    databaseUrl: values['database-url'],
    metricsHost: '0.0.0.0',
  })
  expect(server.ports).toEqual([`127.0.0.1:${config.metricsPort}:${config.metricsPort}`])
})
