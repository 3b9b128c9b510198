import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { LODGE } from 'content'
import type { SettingProblem } from 'shared-ui/copy/server/server-start'
import * as v from 'valibot'

// A validation message is a key of `copy/server/server-start.ts`.
const message = (problem: SettingProblem): SettingProblem => problem

const Port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, message('port')),
  v.transform(Number),
  v.maxValue(65_535, message('port')),
)

const isAddress = (text: string): boolean => {
  const url = URL.parse(text)
  return (
    url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username
  )
}
/** An origin; its trailing slash is dropped. */
const Address = v.pipe(
  v.string(),
  v.check(isAddress, message('address')),
  v.transform((text) => new URL(text).origin),
)
const ScriptAddress = v.pipe(
  v.string(),
  v.url(message('address')),
  v.startsWith('https://', message('address')),
)

const Flag = v.pipe(
  v.picklist(['0', '1'], message('flag')),
  v.transform((text) => text === '1'),
)

const PROXY_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal'])
const isProxy = (text: string): boolean => {
  const [address = '', bits = '0'] = text.split('/')
  return PROXY_NAMES.has(text) || (isIP(address) > 0 && /^\d{1,3}$/.test(bits))
}
/** Addresses, not a number of hops: a visitor could forge as many hops as are trusted. `none` is an empty list. */
const Proxies = v.pipe(
  v.string(),
  v.transform((text) => (text.trim() === 'none' ? [] : text.split(',').map((address) => address.trim()))),
  v.everyItem(isProxy, message('proxies')),
)

const Filled = v.pipe(v.string(), v.trim(), v.nonEmpty(message('filled')))
const between = (shortest: number, longest: number, problem: SettingProblem) =>
  v.pipe(v.string(), v.minLength(shortest, message(problem)), v.maxLength(longest, message(problem)))

const WholeSeconds = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,4}$/, message('wholeSeconds')),
  v.transform(Number),
)

const BusinessDays = v.pipe(v.string(), v.regex(/^\d{1,2}$/, message('businessDays')), v.transform(Number))

/** Seconds after a lost response, in ascending order: `5,30,120,600`. */
const Seconds = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}(,\d{1,5})*$/, message('lookups')),
  v.transform((text) => text.split(',').map(Number)),
)

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Every environment variable that the server reads; `.env.example` describes each. */
export const EnvironmentSchema = v.object({
  NODE_ENV: v.optional(v.string(), 'development'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/./, message('database')))),
  LODGE_DATA_DIR: v.optional(Filled, './data'),
  LODGE_BUILD_DIR: v.optional(
    v.nullable(
      v.pipe(
        Filled,
        v.transform((path) => resolve(path)),
      ),
    ),
    null,
  ),
  BACKUP_DIR: v.optional(Filled),
  HOST: v.optional(Filled, '127.0.0.1'),
  PUBLIC_PORT: v.optional(Port, '4000'),
  ADMIN_PORT: v.optional(Port, '4100'),
  PUBLIC_URL: v.optional(Address),
  ADMIN_URL: v.optional(Address),
  TRUST_PROXY: v.optional(Proxies),
  HSTS_SUBDOMAINS: v.optional(Flag, '1'),
  PRIVATE_HOSTS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((host) => host.trim())),
    ),
    '',
  ),
  SESSION_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, message('secret')))),
  STAFF_SECOND_FACTOR: v.optional(v.picklist(['optional', 'required'], message('secondFactor')), 'optional'),
  LODGE_STAFF_USER: v.optional(v.pipe(Filled, between(4, 100, 'username')), 'recepcion'),
  LODGE_STAFF_PASSWORD: v.optional(between(8, 200, 'password')),
  LODGE_SEED: v.optional(v.picklist(['demo', 'year', 'none'], message('seed'))),
  LODGE_ALLOW_DEMO: v.optional(Flag, '0'),
  PAYMENT_PROVIDER: v.optional(v.picklist(['sandbox', 'niubiz'], message('provider')), 'sandbox'),
  SANDBOX_PORT: v.optional(Port, '4200'),
  SANDBOX_PUBLIC_URL: v.optional(Address),
  SANDBOX_SESSION_SECONDS: v.optional(WholeSeconds),
  PAYMENT_LOOKUP_SECONDS: v.optional(Seconds, '5,30,120,600'),
  PAYMENT_LEASE_SECONDS: v.optional(WholeSeconds),
  NIUBIZ_API_URL: v.optional(Address, 'https://apiprod.vnforapps.com'),
  NIUBIZ_REFUND_URL: v.optional(Address),
  NIUBIZ_REFUND_AFTER_DAYS: v.optional(BusinessDays, '2'),
  NIUBIZ_SCRIPT_URL: v.optional(ScriptAddress),
  NIUBIZ_USER: v.optional(Filled),
  NIUBIZ_PASSWORD: v.optional(Filled),
  NIUBIZ_MERCHANT_ID: v.optional(Filled),
  NIUBIZ_PREVIOUS_API_URL: v.optional(Address),
  NIUBIZ_PREVIOUS_REFUND_URL: v.optional(Address),
  NIUBIZ_PREVIOUS_USER: v.optional(Filled),
  NIUBIZ_PREVIOUS_PASSWORD: v.optional(Filled),
  NIUBIZ_PREVIOUS_MERCHANT_ID: v.optional(Filled),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\/./, message('smtp')))),
  MAIL_FROM: v.optional(Filled, `${LODGE.name} <${LODGE.email}>`),
  METRICS_PORT: v.optional(Port),
  METRICS_HOST: v.optional(Filled, '127.0.0.1'),
  SLOW_QUERY_MS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}$/, message('milliseconds')), v.transform(Number)),
    '500',
  ),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, message('logLevel'))),
  WITHDRAW_SITE_COPY: v.optional(Flag, '0'),
})
export type Environment = v.InferOutput<typeof EnvironmentSchema>
