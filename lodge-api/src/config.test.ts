import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { LODGE } from 'content'
import { describe, expect, it } from 'vitest'
import { BadSettings, readConfig } from './config.ts'

const SECRET = 'a secret of the test that is long enough'
const NIUBIZ = { PAYMENT_PROVIDER: 'niubiz', NIUBIZ_USER: 'u', NIUBIZ_PASSWORD: 'p', NIUBIZ_MERCHANT_ID: 'm' }
const PREVIOUS = {
  NIUBIZ_PREVIOUS_API_URL: 'https://apitestenv.vnforapps.com/',
  NIUBIZ_PREVIOUS_USER: 'pu',
  NIUBIZ_PREVIOUS_PASSWORD: 'pp',
  NIUBIZ_PREVIOUS_MERCHANT_ID: 'pm',
}
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://www.example.pe',
  SMTP_URL: 'smtps://mail.example.pe',
  TRUST_PROXY: 'loopback',
  ...NIUBIZ,
}

const refusal = (environment: Record<string, string | undefined>): string => {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof BadSettings) return error.message
    throw error
  }
  return 'accepted'
}

describe('readConfig', () => {
  it('C-08 uses SQLite, the sandbox and demonstration data when nothing is set', () => {
    expect(readConfig({})).toEqual({
      production: false,
      allowDemo: false,
      databaseUrl: resolve('data/lodge.db'),
      dataDir: resolve('data'),
      buildDir: null,
      backupDir: null,
      host: '127.0.0.1',
      publicPort: 4000,
      adminPort: 4100,
      publicUrl: 'http://localhost:4000',
      adminUrl: 'http://localhost:4100',
      trustProxy: false,
      sessionSecret: null,
      secondFactor: 'optional',
      hstsSubdomains: true,
      firstStaff: { username: 'recepcion', password: null },
      seed: 'year',
      payments: { provider: 'sandbox', port: 4200, publicUrl: null },
      previousPayments: null,
      paymentLeaseSeconds: null,
      paymentLookupSeconds: [5, 30, 120, 600],
      smtpUrl: null,
      mailFrom: `${LODGE.name} <${LODGE.email}>`,
      logLevel: 'warn',
      metricsPort: null,
      metricsHost: '127.0.0.1',
      slowQueryMs: 500,
      siteCopy: 'offered',
    })
  })

  it('C-08 treats an empty variable as absent and drops the trailing slash of a URL', () => {
    const config = readConfig({ DATABASE_URL: '', LOG_LEVEL: ' ', PUBLIC_URL: 'https://www.example.pe/' })
    expect(config.databaseUrl).toBe(resolve('data/lodge.db'))
    expect(config.publicUrl).toBe('https://www.example.pe')
  })

  it.each([
    ['PUBLIC_PORT', '70000'],
    ['PUBLIC_PORT', '40x'],
    ['ADMIN_PORT', '-1'],
    ['SANDBOX_PORT', '4.2'],
    ['SANDBOX_SESSION_SECONDS', 'quince'],
    ['PUBLIC_URL', 'www.example.pe'],
    ['PUBLIC_URL', 'https://www.example.pe/sitio'],
    ['PUBLIC_URL', 'ftp://www.example.pe'],
    ['ADMIN_URL', 'https://someone:else@example.pe'],
    ['DATABASE_URL', 'mysql://localhost/lodge'],
    ['DATABASE_URL', './lodge.db'],
    ['SESSION_SECRET', 'too short'],
    ['LODGE_STAFF_USER', 'ana'],
    ['LODGE_STAFF_PASSWORD', '1234567'],
    ['LODGE_SEED', 'yes'],
    ['LODGE_ALLOW_DEMO', 'true'],
    ['PAYMENT_PROVIDER', 'stripe'],
    ['SMTP_URL', 'mail.example.pe:25'],
    ['STAFF_SECOND_FACTOR', 'sometimes'],
    ['HSTS_SUBDOMAINS', 'no'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_PORT', '99999'],
    ['SLOW_QUERY_MS', '0.5'],
    ['TRUST_PROXY', '2'],
    ['TRUST_PROXY', '10.0.0.0/x'],
    ['TRUST_PROXY', 'proxy.example.pe'],
    ['NIUBIZ_SCRIPT_URL', 'http://example.pe/form.js'],
    ['SANDBOX_PUBLIC_URL', 'here'],
    ['NIUBIZ_REFUND_URL', 'https://refunds.example.pe/api'],
    ['NIUBIZ_PREVIOUS_API_URL', 'apiprod.vnforapps.com'],
    ['NIUBIZ_PREVIOUS_REFUND_URL', 'there'],
    ['PAYMENT_LEASE_SECONDS', '4.5'],
    ['PAYMENT_LEASE_SECONDS', '-5'],
  ])('C-08 rejects %s=%s with a sentence that names the variable and not its value', (name, value) => {
    const message = refusal({ [name]: value })
    expect(message).toContain(`- ${name} `)
    expect(message).not.toMatch(/forma esperada/)
    expect(message.split(`- ${name}`)[1]).not.toContain(value)
  })

  it('C-08 reports every invalid setting at once', () => {
    const message = refusal({ PUBLIC_PORT: 'x', LOG_LEVEL: 'loud' })
    expect(message).toContain('PUBLIC_PORT debe ser un puerto')
    expect(message).toContain('LOG_LEVEL debe ser')
  })

  it.each([
    ['ADMIN_PORT', { PUBLIC_PORT: '4100' }],
    ['SANDBOX_PORT', { SANDBOX_PORT: '4000' }],
    ['NIUBIZ_USER', { ...NIUBIZ, NIUBIZ_USER: undefined }],
    ['NIUBIZ_PASSWORD', { ...NIUBIZ, NIUBIZ_PASSWORD: '' }],
    ['NIUBIZ_MERCHANT_ID', { ...NIUBIZ, NIUBIZ_MERCHANT_ID: undefined }],
    ['NIUBIZ_PREVIOUS_API_URL', { ...PREVIOUS, NIUBIZ_PREVIOUS_API_URL: undefined }],
    ['NIUBIZ_PREVIOUS_USER', { ...PREVIOUS, NIUBIZ_PREVIOUS_USER: '' }],
    ['NIUBIZ_PREVIOUS_PASSWORD', { ...PREVIOUS, NIUBIZ_PREVIOUS_PASSWORD: undefined }],
    ['NIUBIZ_PREVIOUS_MERCHANT_ID', { ...PREVIOUS, NIUBIZ_PREVIOUS_MERCHANT_ID: undefined }],
    ['NIUBIZ_PREVIOUS_API_URL', { NIUBIZ_PREVIOUS_REFUND_URL: 'https://refunds.example.pe' }],
    ['PAYMENT_PROVIDER', { ...PRODUCTION, PAYMENT_PROVIDER: 'sandbox' }],
    ['PUBLIC_URL', { ...PRODUCTION, PUBLIC_URL: undefined }],
    ['PUBLIC_URL', { ...PRODUCTION, PUBLIC_URL: 'http://www.example.pe' }],
    ['SMTP_URL', { ...PRODUCTION, SMTP_URL: undefined }],
    ['LODGE_SEED', { ...PRODUCTION, LODGE_SEED: 'demo' }],
    ['LODGE_SEED', { ...PRODUCTION, LODGE_SEED: 'year' }],
    ['TRUST_PROXY', { ...PRODUCTION, TRUST_PROXY: undefined }],
    ['TRUST_PROXY', { NODE_ENV: 'production', LODGE_ALLOW_DEMO: '1' }],
  ])('C-08 rejects %s when it conflicts with other settings', (name, environment) => {
    expect(refusal(environment)).toContain(`- ${name} `)
  })

  it('C-08 refuses demonstration data in production unless it is allowed', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({ production: true, seed: 'none', logLevel: 'info' })
    const allowed = { NODE_ENV: 'production', LODGE_ALLOW_DEMO: '1', TRUST_PROXY: 'none' }
    expect(readConfig(allowed)).toMatchObject({
      seed: 'year',
      allowDemo: true,
      payments: { provider: 'sandbox' },
    })
  })

  it('O-04 reads secrets from files, and rejects a file that is missing or a secret that is given twice', () => {
    const folder = mkdtempSync(join(tmpdir(), 'lodge-secrets-'))
    const file = join(folder, 'session-secret')
    writeFileSync(file, `${SECRET}\n`)
    expect(readConfig({ SESSION_SECRET_FILE: file }).sessionSecret).toBe(SECRET)
    expect(refusal({ SESSION_SECRET_FILE: file, SESSION_SECRET: SECRET })).toContain('- SESSION_SECRET_FILE ')
    expect(refusal({ SMTP_URL_FILE: join(folder, 'absent') })).toContain('- SMTP_URL_FILE no se puede leer')
    rmSync(folder, { recursive: true })
  })

  const onPostgres = (url: string, more = {}) => ({
    ...PRODUCTION,
    SESSION_SECRET: SECRET,
    DATABASE_URL: url,
    ...more,
  })

  it.each([
    'postgres://lodge@db.example.pe/lodge',
    'postgres://lodge@10.0.0.5/lodge?sslmode=no-verify',
    'postgres://lodge@db/lodge?sslmode=require',
    'postgres://localhost.example.pe/lodge',
  ])('O-08 refuses a database on another machine without verified TLS in production: %s', (url) => {
    expect(refusal(onPostgres(url))).toContain('- DATABASE_URL lleva los datos sin cifrar a otra máquina')
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url)
  })

  it.each([
    ['postgres://lodge@localhost:5432/lodge', {}],
    ['postgres://lodge@127.0.0.1/lodge', {}],
    ['postgres://lodge@[::1]/lodge', {}],
    ['postgres:///lodge?host=/var/run/postgresql', {}],
    ['postgres://lodge@%2Fvar%2Frun%2Fpostgresql/lodge', {}],
    ['postgres://lodge@db.example.pe/lodge?sslmode=verify-full', {}],
    ['postgres://lodge@database/lodge', { PRIVATE_HOSTS: 'mail.lan, database' }],
  ])('O-08 accepts the database %s in production', (url, more) => {
    expect(readConfig(onPostgres(url, more)).databaseUrl).toBe(url)
  })

  it.each([
    ['smtp://mail.example.pe:587', 'smtp://mail.example.pe:587?requireTLS=true'],
    ['smtp://a:b@mail.example.pe?pool=true', 'smtp://a:b@mail.example.pe?pool=true&requireTLS=true'],
    ['smtps://mail.example.pe', 'smtps://mail.example.pe'],
    ['smtp://localhost:25', 'smtp://localhost:25'],
    ['smtp://mail.lan', 'smtp://mail.lan'],
  ])('O-08 requires STARTTLS of a mail server on another machine in production: %s', (url, used) => {
    const settings = { ...PRODUCTION, SMTP_URL: url, PRIVATE_HOSTS: 'mail.lan' }
    expect(readConfig(settings).smtpUrl).toBe(used)
    expect(readConfig({ SMTP_URL: url }).smtpUrl).toBe(url)
  })

  it('O-04 reads the credentials that systemd loaded, unless a setting is given otherwise', () => {
    const folder = mkdtempSync(join(tmpdir(), 'lodge-credentials-'))
    writeFileSync(join(folder, 'session-secret'), `${SECRET}\n`)
    writeFileSync(join(folder, 'smtp-url'), 'smtps://mail.example.pe\n')
    const config = readConfig({ CREDENTIALS_DIRECTORY: folder, SMTP_URL: 'smtps://other.example.pe' })
    expect([config.sessionSecret, config.smtpUrl]).toEqual([SECRET, 'smtps://other.example.pe'])
    const gone = { CREDENTIALS_DIRECTORY: join(folder, 'absent') }
    expect(refusal(gone)).toContain('- CREDENTIALS_DIRECTORY no se puede leer')
    rmSync(folder, { recursive: true })
  })

  it('O-03 trusts no forwarded address when TRUST_PROXY is none', () => {
    expect(readConfig({ ...PRODUCTION, TRUST_PROXY: 'none' }).trustProxy).toBe(false)
    expect(refusal({ TRUST_PROXY: 'none, loopback' })).toContain('- TRUST_PROXY ')
  })

  it('C-08 reads the settings of a lodge in production', () => {
    expect(
      readConfig({
        ...PRODUCTION,
        DATABASE_URL: 'postgres://lodge@db.example.pe/lodge?sslmode=verify-full',
        SESSION_SECRET: SECRET,
        TRUST_PROXY: 'loopback, 10.0.0.0/8',
        LODGE_STAFF_USER: 'gerencia',
      }),
    ).toMatchObject({
      databaseUrl: 'postgres://lodge@db.example.pe/lodge?sslmode=verify-full',
      sessionSecret: SECRET,
      trustProxy: ['loopback', '10.0.0.0/8'],
      firstStaff: { username: 'gerencia', password: null },
      payments: {
        provider: 'niubiz',
        apiUrl: 'https://apiprod.vnforapps.com',
        refundUrl: null,
        refundAfterDays: 2,
        scriptUrl: null,
        merchantId: 'm',
      },
    })
  })

  it('M-07 reads the account that took earlier payments', () => {
    const previous = {
      apiUrl: 'https://apitestenv.vnforapps.com',
      refundUrl: null,
      refundAfterDays: 2,
      user: 'pu',
      password: 'pp',
      merchantId: 'pm',
    }
    expect(readConfig(PREVIOUS).previousPayments).toEqual(previous)
    const refundUrl = 'https://refunds.example.pe'
    expect(readConfig({ ...PREVIOUS, NIUBIZ_PREVIOUS_REFUND_URL: refundUrl }).previousPayments).toEqual({
      ...previous,
      refundUrl,
      refundAfterDays: 2,
    })
  })

  it('M-07 requires all settings of the earlier account or none', () => {
    expect(refusal({ NIUBIZ_PREVIOUS_API_URL: 'https://apitestenv.vnforapps.com' })).toContain(
      '- NIUBIZ_PREVIOUS_USER falta. Las variables NIUBIZ_PREVIOUS_API_URL, _USER, _PASSWORD y _MERCHANT_ID van todas juntas, o ninguna.',
    )
  })

  it('M-02 reads the lease of a payment in seconds', () => {
    expect(readConfig({ PAYMENT_LEASE_SECONDS: '600' }).paymentLeaseSeconds).toBe(600)
  })
})
