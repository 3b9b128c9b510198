import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../../../../test/booking/booking-fixture.ts'
import { fakePage, fakePayform, fakeTimers, TICK } from '../../../../test/booking/fake-payform.ts'
import { type CardFieldsRequest, CardRefused, mountCardFields, problemSentence } from './card-fields.ts'
import { CardFieldsFailed } from './payform.ts'
import { ProviderTimeout } from './with-timeout.ts'

const cardholder = { name: 'Lucía', lastName: 'Prueba', email: 'lucia@example.pe' }

describe('problemSentence', () => {
  it.each([
    ['invalid_number', 'El número de la tarjeta no es válido.'],
    ['invalid_expiry', 'La fecha de vencimiento no es válida.'],
    ['invalid_cvc', 'El código de seguridad no es válido.'],
    ['never_heard_of', 'Revise este dato.'],
  ])('B-04 translates the problem %s', (code, sentence) => {
    expect(problemSentence([{ type: 'validation_error', code, message: 'x' }])).toBe(sentence)
  })

  it.each([[[]], [undefined], ['text'], [{}]])('B-04 returns null for %j', (problems) => {
    expect(problemSentence(problems)).toBeNull()
  })
})

describe('timeouts of the card provider', () => {
  let page = fakePage()
  let timers = fakeTimers()
  let leaving = new AbortController()
  let scripts = 0

  beforeEach(() => {
    page = fakePage()
    timers = fakeTimers()
    leaving = new AbortController()
    scripts += 1
    vi.stubGlobal('document', page.document)
    vi.stubGlobal('window', page.window)
  })
  afterEach(() => void vi.unstubAllGlobals())

  /** Each test uses its own script address, since a loaded script is cached for the life of the page. */
  const request = (): CardFieldsRequest => ({
    session: { ...session, scriptUrl: `http://localhost/payform-${scripts}.js` },
    hosts: { 'card-number': page.host(), 'card-expiry': page.host(), 'card-cvc': page.host() },
    onProblem: () => {},
    leaving: leaving.signal,
  })
  const mount = async () => {
    const fields = await mountCardFields(request(), timers)
    if (!fields) throw new Error('The page has not left')
    return fields
  }
  const mounted = async (payform: ReturnType<typeof fakePayform>) => {
    const mounting = mount()
    page.scriptLoads(payform)
    return mounting
  }

  it('M-11 removes a script after 30 s and loads it again on retry', async () => {
    const mounting = mount()
    timers.runOut()
    await expect(mounting).rejects.toBeInstanceOf(ProviderTimeout)
    expect(page.scripts()).toHaveLength(0)
    const again = mount()
    expect(page.scripts()).toHaveLength(1)
    page.scriptLoads(fakePayform())
    await expect(again).resolves.toHaveProperty('tokenise')
  })

  it('B-03 fails at once when the script cannot be loaded', async () => {
    const mounting = mount()
    page.scriptFails()
    await expect(mounting).rejects.toBeInstanceOf(CardFieldsFailed)
    expect(page.scripts()).toHaveLength(0)
  })

  it('M-11 gives up fields after 30 s and unmounts fields that come later', async () => {
    const payform = fakePayform({ hangingField: 'card-cvc' })
    const mounting = mounted(payform)
    await TICK()
    timers.runOut()
    await expect(mounting).rejects.toBeInstanceOf(ProviderTimeout)
    expect(page.containers()).toBe(0)
    expect(payform.unmounted).toEqual(['card-number', 'card-expiry'])
    payform.fieldComes()
    await TICK()
    expect(payform.unmounted).toEqual(['card-number', 'card-expiry', 'card-cvc'])
  })

  it('B-03 unmounts the other fields when one cannot be created', async () => {
    const payform = fakePayform({ brokenField: 'card-number' })
    await expect(mounted(payform)).rejects.toBeInstanceOf(CardFieldsFailed)
    await TICK()
    expect(payform.unmounted).toEqual(['card-expiry', 'card-cvc'])
  })

  it('M-11 gives up a token after 30 s, ignores it later and requests another on retry', async () => {
    const payform = fakePayform()
    const fields = await mounted(payform)
    const waiting = fields.tokenise(cardholder)
    timers.runOut()
    await expect(waiting).rejects.toBeInstanceOf(ProviderTimeout)
    payform.tokenComes('late')
    const again = fields.tokenise(cardholder)
    payform.tokenComes('second')
    await expect(again).resolves.toBe('second')
  })

  it('M-11 leaves no timer running after success', async () => {
    const payform = fakePayform()
    const fields = await mounted(payform)
    const token = fields.tokenise(cardholder)
    payform.tokenComes('token')
    await token
    expect(timers.running()).toBe(0)
  })

  it.each(['invalid card', { message: 'no' }])(
    'B-04 rejects with CardRefused when the provider rejects with %j',
    async (reason) => {
      const payform = fakePayform()
      const fields = await mounted(payform)
      const token = fields.tokenise(cardholder)
      payform.tokenRefused(reason)
      await expect(token).rejects.toBeInstanceOf(CardRefused)
    },
  )
})
