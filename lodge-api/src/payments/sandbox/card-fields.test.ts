import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { env } from 'node:process'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SandboxFixture, startSandbox } from '../../../test/payments/sandbox-fixture.ts'

const CHROMIUM = [env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
)
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync']
const CARD = { number: '4919148107859067', expiry: '1240', cvc: '737' }

/** A shop page of another origin, as the lodge's page is; it records everything it receives in `seen`. */
function shopPage(scriptUrl: string, sessionkey: string): string {
  return `<!doctype html><html lang="es"><title>Pago</title>
<div id="number"></div><div id="expiry"></div><div id="cvc"></div><button>Reservar</button><output></output>
<script>
  const seen = []
  addEventListener('message', (event) => seen.push(event.data))
</script>
<script src="${scriptUrl}"></script>
<script>
  const output = document.querySelector('output')
  const say = (text) => { output.textContent = text }
  payform.setConfiguration({ sessionkey: '${sessionkey}', channel: 'web', merchantid: '100000001', amount: '10.50',
    purchasenumber: '1', language: 'es', font: '', callbackurl: '' })
  const fields = ['number', 'expiry', 'cvc'].map((part) => payform.createElement('card-' + part, {}, part))
  const problemsShown = []
  for (const field of fields) field.then((element) => element.on('change', (problems) => problemsShown.push(...problems)))
  Promise.all(fields).then(() => say('listo'), (failure) => say('sin campos: ' + JSON.stringify(failure)))
  document.querySelector('button').onclick = () =>
    payform.createToken(fields, { name: 'Rosa', lastName: 'Quispe', email: 'rosa.quispe@example.pe', recurrence: false })
      .then((response) => say('token ' + JSON.stringify(response)), (failure) => say('rechazado ' + JSON.stringify(failure)))
</script>`
}

let sandbox: SandboxFixture
let shop: Server
let browser: Browser
let page: Page
let shopUrl: string
let sessionKey: string

describe.skipIf(!CHROMIUM)('card fields in Chromium (skipped without it)', () => {
  beforeAll(async () => {
    shop = createServer((_request, response) => {
      const script = sandbox.provider.form.scriptUrlAt('localhost')
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(shopPage(script, sessionKey))
    })
    await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done))
    const address = shop.address()
    shopUrl = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
    sandbox = await startSandbox({ pageSources: [shopUrl] })
    browser = await chromium.launch({ executablePath: CHROMIUM ?? '', args: FLAGS })
  })
  afterAll(async () => {
    await browser.close()
    await sandbox.close()
    shop.close()
  })
  beforeEach(async () => {
    sessionKey = (await sandbox.openSession(1050)).sessionKey
    page = await browser.newPage()
    return () => page.close()
  })

  async function openShop(): Promise<void> {
    await page.goto(shopUrl)
    await page.getByText('listo').waitFor()
  }

  /** Presses Tab and waits until the field, whose frame runs in another process, has the focus. */
  async function tabInto(part: keyof typeof CARD): Promise<void> {
    await page.keyboard.press('Tab')
    const frame = page.frames().find((candidate) => candidate.url().includes(`/fields/card-${part}?`))
    // Not waitForFunction: it evaluates inside the page, which the field's CSP forbids.
    await expect
      .poll(() => frame?.evaluate("document.hasFocus() && document.activeElement.id === 'field'"), {
        timeout: 5_000,
      })
      .toBe(true)
  }

  async function typeCard(card: typeof CARD): Promise<void> {
    for (const part of ['number', 'expiry', 'cvc'] as const) {
      await tabInto(part)
      await page.keyboard.type(card[part])
    }
    await page.keyboard.press('Tab')
    await page.waitForFunction("document.activeElement.tagName === 'BUTTON'")
  }

  async function press(): Promise<string> {
    await page.keyboard.press('Enter')
    await page.getByText(/^(token|rechazado)/).waitFor()
    return (await page.locator('output').textContent()) ?? ''
  }

  it('B-04 creates a token by keyboard without revealing the card to the page', async () => {
    const carriers: string[] = []
    page.on('request', (request) => {
      const sent = `${request.url()} ${request.postData() ?? ''}`
      if (/4919 ?1481/.test(sent)) carriers.push(new URL(request.url()).hostname)
    })
    await openShop()
    await typeCard(CARD)
    const fields = page.frames().slice(1)
    const values = await Promise.all(fields.map((frame) => frame.getByRole('textbox').inputValue()))
    expect(values.toSorted()).toEqual(['12/40', '4919 1481 0785 9067', '737'])

    const said = await press()
    expect(said).toMatch(/^token \{"transactionToken":"[0-9A-F]{32}","bin":"491914","channel":"web"\}$/)
    const tokenId = /[0-9A-F]{32}/.exec(said)?.[0] ?? ''
    const outcome = await sandbox.provider.charge({ purchaseNumber: '1', tokenId, amount: 1050 })
    expect(outcome).toMatchObject({ kind: 'approved', charge: { card: '491914******9067' } })

    // Tokens and request ids are omitted, because they contain random digits.
    const seen = await page.evaluate(
      "JSON.stringify(seen, (key, value) => (['requestId', 'transactionToken'].includes(key) ? null : value))",
    )
    expect(seen).toContain('491914')
    expect(seen).not.toMatch(/4919 ?1481|810785|12\/?40|737/)
    expect(carriers).toEqual(['localhost'])
  })

  it('B-04 shows the problem of each field and creates no token', async () => {
    await openShop()
    await typeCard({ number: '4919148107859066', expiry: '0125', cvc: '12' })
    await page.waitForFunction("problemsShown.some((problem) => problem.code === 'invalid_cvc')")
    expect(await page.evaluate('problemsShown.map((problem) => problem.code)')).toEqual(
      expect.arrayContaining(['invalid_number', 'invalid_expiry', 'invalid_cvc']),
    )
    expect(await press()).toBe('rechazado "El número de tarjeta no es válido."')
  })

  it('B-08 creates no token for an unknown session', async () => {
    sessionKey = 'f'.repeat(64)
    await openShop()
    await typeCard(CARD)
    expect(await press()).toContain('674')
  })

  it('B-04 labels each field in Spanish, with numeric keyboard and autofill', async () => {
    await openShop()
    for (const [title, label, autocomplete] of [
      ['Número de tarjeta', 'Número de tarjeta', 'cc-number'],
      ['Vencimiento de la tarjeta', 'Vencimiento, mes y año', 'cc-exp'],
      ['Código de seguridad de la tarjeta', 'Código de seguridad', 'cc-csc'],
    ] as const) {
      const field = page.frameLocator(`iframe[title="${title}"]`).getByRole('textbox', { name: label })
      expect(await field.getAttribute('inputmode')).toBe('numeric')
      expect(await field.getAttribute('autocomplete')).toBe(autocomplete)
      expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
  })
})
