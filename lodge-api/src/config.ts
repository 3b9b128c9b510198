import { join, resolve } from 'node:path'
import { type SettingProblem, START, settingSentence } from 'shared-ui/copy/server/server-start'
import * as v from 'valibot'
import { type Environment, EnvironmentSchema } from './settings/environment.ts'
import { encryptedSmtpUrl, isPlainDatabase } from './settings/plain-connections.ts'
import { readSecretFiles } from './settings/secret-files.ts'

/** Settings of card payments: the sandbox that starts beside the server, or Niubiz. */
export type PaymentSettings =
  | { provider: 'sandbox'; port: number; publicUrl: string | null; sessionSeconds?: number }
  | ({ provider: 'niubiz'; scriptUrl: string | null } & NiubizAccount)

/** A merchant's account at Niubiz. `refundUrl` is null when refunds go to the host of `apiUrl`. */
export type NiubizAccount = {
  apiUrl: string
  refundUrl: string | null
  /** How many business days after a charge its refund is first requested. */
  refundAfterDays: number
  user: string
  password: string
  merchantId: string
}

/** The checked settings of the server (see `.env.example`). URLs have no trailing slash. */
export type Config = {
  production: boolean
  /** `LODGE_ALLOW_DEMO`: allows test payments and the demonstration lodge in production. */
  allowDemo: boolean
  /** `postgres://…`, or the path of the SQLite file. */
  databaseUrl: string
  dataDir: string
  /** Folder of the builds of both sites; null when each build is in its workspace. */
  buildDir: string | null
  /** Folder of the nightly backups; null when none are made. */
  backupDir: string | null
  host: string
  publicPort: number
  adminPort: number
  publicUrl: string
  adminUrl: string
  /** Addresses of the reverse proxies whose forwarded client address is trusted; false without a proxy. */
  trustProxy: false | string[]
  /** Null when the server generates and stores its own secret (`session-key.ts`). */
  sessionSecret: string | null
  /** Whether sign-ins without a second factor are refused. */
  secondFactor: 'optional' | 'required'
  /** Whether browsers use https for the subdomains of both sites too. */
  hstsSubdomains: boolean
  /** The first staff member. A null password is generated. */
  firstStaff: { username: string; password: string | null }
  /** What fills an empty database: the demonstration lodge, that with a year of history, or nothing. */
  seed: 'demo' | 'year' | 'none'
  payments: PaymentSettings
  /** The account that took earlier payments; their look-ups and refunds go there. Null if there is no such account. */
  previousPayments: NiubizAccount | null
  /** How long one owner may work on a payment, in seconds; null for the longest provider exchange plus four minutes. */
  paymentLeaseSeconds: number | null
  /**
   * Delays, in seconds, after which a charge whose response was lost is looked up. A purchase that is unknown at the
   * last look-up is abandoned.
   */
  paymentLookupSeconds: number[]
  /** Null when mails are written as files under the data directory. */
  smtpUrl: string | null
  mailFrom: string
  logLevel: string
  /** Where the metrics are served, on this machine only by default; null when they are not. */
  metricsPort: number | null
  metricsHost: string
  /** Statements that take longer are logged. */
  slowQueryMs: number
  /** What browsers cache of the site for offline use; `withdrawn` removes a faulty copy from them (decision 028). */
  siteCopy: 'offered' | 'withdrawn'
}

/** One or more settings are invalid. The message is a list of sentences for the operator. */
export class BadSettings extends Error {
  override name = 'BadSettings'

  constructor(sentences: readonly string[]) {
    super([START.badSettings, ...sentences.map((sentence) => `  - ${sentence}`)].join('\n'))
  }
}

type NamedProblem = [name: string, problem: SettingProblem]

/** Reads the settings from the environment and from files it names; an empty variable counts as absent. Throws `BadSettings`. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const { secrets, unusable } = readSecretFiles(given)
  const parsed = v.safeParse(EnvironmentSchema, { ...given, ...secrets })
  if (!parsed.success) {
    throw new BadSettings(
      parsed.issues.map((issue) => settingSentence(v.getDotPath(issue) ?? '', issue.message)),
    )
  }
  const settings = parsed.output
  const problems = [
    ...unusable.map((name): NamedProblem => [name, 'secretFile']),
    ...portProblems(settings),
    ...providerProblems(settings),
    ...previousProviderProblems(settings),
    ...productionProblems(settings),
  ]
  if (problems.length > 0)
    throw new BadSettings(problems.map(([name, problem]) => settingSentence(name, problem)))
  return configOf(settings)
}

function portProblems({
  PUBLIC_PORT,
  ADMIN_PORT,
  SANDBOX_PORT,
  PAYMENT_PROVIDER,
}: Environment): NamedProblem[] {
  const problems: NamedProblem[] = []
  if (ADMIN_PORT !== 0 && ADMIN_PORT === PUBLIC_PORT) problems.push(['ADMIN_PORT', 'samePort'])
  const isRepeated = SANDBOX_PORT !== 0 && [PUBLIC_PORT, ADMIN_PORT].includes(SANDBOX_PORT)
  if (PAYMENT_PROVIDER === 'sandbox' && isRepeated) problems.push(['SANDBOX_PORT', 'samePort'])
  return problems
}

function providerProblems(settings: Environment): NamedProblem[] {
  if (settings.PAYMENT_PROVIDER !== 'niubiz') return []
  const needed = ['NIUBIZ_USER', 'NIUBIZ_PASSWORD', 'NIUBIZ_MERCHANT_ID'] as const
  return needed.filter((name) => settings[name] === undefined).map((name): NamedProblem => [name, 'missing'])
}

const PREVIOUS_NEEDED = [
  'NIUBIZ_PREVIOUS_API_URL',
  'NIUBIZ_PREVIOUS_USER',
  'NIUBIZ_PREVIOUS_PASSWORD',
  'NIUBIZ_PREVIOUS_MERCHANT_ID',
] as const

/** Requires all settings of the earlier account or none: look-ups need every one of them. */
function previousProviderProblems(settings: Environment): NamedProblem[] {
  const missing = PREVIOUS_NEEDED.filter((name) => settings[name] === undefined)
  const isAbsent = missing.length === PREVIOUS_NEEDED.length && !settings.NIUBIZ_PREVIOUS_REFUND_URL
  return isAbsent ? [] : missing.map((name): NamedProblem => [name, 'missingPrevious'])
}

/**
 * Rejects settings with which a production server would take no real payments, send no mail, sell demonstration
 * rooms, send the data of guests through a network in clear text, or count all visitors behind a proxy as one.
 */
function productionProblems(settings: Environment): NamedProblem[] {
  if (!isProduction(settings)) return []
  const problems: NamedProblem[] =
    settings.TRUST_PROXY === undefined ? [['TRUST_PROXY', 'proxyInProduction']] : []
  const { DATABASE_URL, PRIVATE_HOSTS: privateHosts } = settings
  if (DATABASE_URL !== undefined && isPlainDatabase({ url: DATABASE_URL, privateHosts }))
    problems.push(['DATABASE_URL', 'plainDatabase'])
  if (settings.LODGE_ALLOW_DEMO) return problems
  if (settings.PAYMENT_PROVIDER === 'sandbox') problems.push(['PAYMENT_PROVIDER', 'sandboxInProduction'])
  if (!settings.PUBLIC_URL?.startsWith('https://')) problems.push(['PUBLIC_URL', 'publicUrlInProduction'])
  if (settings.SMTP_URL === undefined) problems.push(['SMTP_URL', 'smtpInProduction'])
  if (DATABASE_URL !== undefined && settings.SESSION_SECRET === undefined)
    problems.push(['SESSION_SECRET', 'secretInProduction'])
  if (settings.LODGE_SEED === 'demo' || settings.LODGE_SEED === 'year')
    problems.push(['LODGE_SEED', 'seedInProduction'])
  return problems
}

const isProduction = (settings: Environment): boolean => settings.NODE_ENV === 'production'

function configOf(settings: Environment): Config {
  const dataDir = resolve(settings.LODGE_DATA_DIR)
  const allowDemo = settings.LODGE_ALLOW_DEMO
  return {
    production: isProduction(settings),
    allowDemo,
    databaseUrl: settings.DATABASE_URL ?? join(dataDir, 'lodge.db'),
    dataDir,
    buildDir: settings.LODGE_BUILD_DIR,
    backupDir: backupDirOf(settings, dataDir),
    host: settings.HOST,
    publicPort: settings.PUBLIC_PORT,
    adminPort: settings.ADMIN_PORT,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PUBLIC_PORT}`,
    adminUrl: settings.ADMIN_URL ?? `http://localhost:${settings.ADMIN_PORT}`,
    trustProxy: trustedProxiesOf(settings),
    sessionSecret: settings.SESSION_SECRET ?? null,
    secondFactor: settings.STAFF_SECOND_FACTOR,
    hstsSubdomains: settings.HSTS_SUBDOMAINS,
    firstStaff: { username: settings.LODGE_STAFF_USER, password: settings.LODGE_STAFF_PASSWORD ?? null },
    seed: settings.LODGE_SEED ?? (isProduction(settings) && !allowDemo ? 'none' : 'year'),
    payments: paymentsOf(settings),
    previousPayments: previousPaymentsOf(settings),
    paymentLeaseSeconds: settings.PAYMENT_LEASE_SECONDS ?? null,
    paymentLookupSeconds: settings.PAYMENT_LOOKUP_SECONDS,
    smtpUrl: smtpUrlOf(settings),
    mailFrom: settings.MAIL_FROM,
    logLevel: settings.LOG_LEVEL ?? (isProduction(settings) ? 'info' : 'warn'),
    metricsPort: settings.METRICS_PORT ?? null,
    metricsHost: settings.METRICS_HOST,
    slowQueryMs: settings.SLOW_QUERY_MS,
    siteCopy: settings.WITHDRAW_SITE_COPY ? 'withdrawn' : 'offered',
  }
}

/** In production backups are made unless `BACKUP_DIR` is `none`; elsewhere only if it names a folder. */
function backupDirOf(settings: Environment, dataDir: string): string | null {
  const { BACKUP_DIR } = settings
  if (BACKUP_DIR === undefined) return isProduction(settings) ? join(dataDir, 'backups') : null
  return BACKUP_DIR === 'none' ? null : resolve(BACKUP_DIR)
}

/** In production mails leave this machine encrypted only, unless the network to the mail server is private. */
function smtpUrlOf(settings: Environment): string | null {
  const { SMTP_URL: url, PRIVATE_HOSTS: privateHosts } = settings
  if (url === undefined) return null
  return isProduction(settings) ? encryptedSmtpUrl({ url, privateHosts }) : url
}

const trustedProxiesOf = ({ TRUST_PROXY: proxies = [] }: Environment): Config['trustProxy'] =>
  proxies.length > 0 && proxies

function paymentsOf(settings: Environment): PaymentSettings {
  if (settings.PAYMENT_PROVIDER === 'sandbox') {
    return {
      provider: 'sandbox',
      port: settings.SANDBOX_PORT,
      publicUrl: settings.SANDBOX_PUBLIC_URL ?? null,
      ...(settings.SANDBOX_SESSION_SECONDS && { sessionSeconds: settings.SANDBOX_SESSION_SECONDS }),
    }
  }
  return {
    provider: 'niubiz',
    apiUrl: settings.NIUBIZ_API_URL,
    refundUrl: settings.NIUBIZ_REFUND_URL ?? null,
    refundAfterDays: settings.NIUBIZ_REFUND_AFTER_DAYS,
    scriptUrl: settings.NIUBIZ_SCRIPT_URL ?? null,
    user: settings.NIUBIZ_USER ?? '',
    password: settings.NIUBIZ_PASSWORD ?? '',
    merchantId: settings.NIUBIZ_MERCHANT_ID ?? '',
  }
}

function previousPaymentsOf(settings: Environment): NiubizAccount | null {
  if (settings.NIUBIZ_PREVIOUS_API_URL === undefined) return null
  return {
    apiUrl: settings.NIUBIZ_PREVIOUS_API_URL,
    refundUrl: settings.NIUBIZ_PREVIOUS_REFUND_URL ?? null,
    refundAfterDays: settings.NIUBIZ_REFUND_AFTER_DAYS,
    user: settings.NIUBIZ_PREVIOUS_USER ?? '',
    password: settings.NIUBIZ_PREVIOUS_PASSWORD ?? '',
    merchantId: settings.NIUBIZ_PREVIOUS_MERCHANT_ID ?? '',
  }
}
