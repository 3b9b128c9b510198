import { resolve } from 'node:path'
import { env, exit } from 'node:process'
import { createSandbox } from './create-sandbox.ts'
import type { RefundShape } from './sandbox-settings.ts'

/**
 * Runs the sandbox as its own process. Settings: `SANDBOX_PORT` (4200), `SANDBOX_HOST` (127.0.0.1; 0.0.0.0 for phones, which
 * disables the test hooks), `SANDBOX_STORE` (./data/sandbox.db), `SANDBOX_USER` (lodge), `SANDBOX_PASSWORD` (no default),
 * `SANDBOX_MERCHANT_ID`, `SANDBOX_SESSION_SECONDS`, `SANDBOX_PAGE_SOURCES` (separated by spaces), `SANDBOX_REFUND_SHAPE` (current
 * or older).
 */
async function main(): Promise<void> {
  const password = env.SANDBOX_PASSWORD
  if (!password)
    throw new Error(
      'SANDBOX_PASSWORD is missing: set the same invented password for the sandbox and the API server.',
    )
  const sandbox = createSandbox({
    storeFile: resolve(env.SANDBOX_STORE ?? 'data/sandbox.db'),
    user: env.SANDBOX_USER ?? 'lodge',
    password,
    merchantId: env.SANDBOX_MERCHANT_ID ?? SANDBOX_MERCHANT,
    ...(env.SANDBOX_SESSION_SECONDS ? { sessionLifeMs: wholeNumber('SANDBOX_SESSION_SECONDS') * 1000 } : {}),
    refundShape: refundShape(env.SANDBOX_REFUND_SHAPE ?? 'current'),
    ...(env.SANDBOX_PAGE_SOURCES ? { pageSources: env.SANDBOX_PAGE_SOURCES.split(/\s+/) } : {}),
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sandbox.close())
  const port = env.SANDBOX_PORT === undefined ? 4200 : wholeNumber('SANDBOX_PORT')
  const { url } = await sandbox.listen({ port, host: env.SANDBOX_HOST ?? '127.0.0.1' })
  console.info(`Sandbox card provider at ${url}`)
}

const SANDBOX_MERCHANT = '100000001'

function refundShape(text: string): RefundShape {
  if (text !== 'current' && text !== 'older') {
    throw new Error('SANDBOX_REFUND_SHAPE must be current or older.')
  }
  return text
}

function wholeNumber(name: string): number {
  const value = Number(env[name])
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${name} must be a whole number.`)
  return value
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : 'The sandbox could not start.')
  exit(1)
})
