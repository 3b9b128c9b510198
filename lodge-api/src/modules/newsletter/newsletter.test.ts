import { CONSENT_WORDINGS } from 'shared-ui/copy/messages/newsletter'
import { DAY_MS, MINUTE_MS } from 'shared-ui/rules/dates/durations'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { type LodgeFixture, NOON, openLodge } from '../../../test/fixtures/lodge-fixture.ts'
import { collectMails } from '../../../test/fixtures/visitor-mails.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'
import type { OutgoingMail } from '../../mail/transport/mail-transport.ts'
import { deleteOldSubscriptions } from './newsletter-service.ts'

const EMAIL = 'ana.luz@example.com'
/** A URL that unsubscribes an address, as a regular expression. */
const LINK = '[^,]+/newsletter/unsubscribe#[\\w-]{43}'

const unsubscribeTokenIn = (mail: OutgoingMail | undefined): string =>
  /unsubscribe#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

const tokenIn = (mail: OutgoingMail | undefined): string =>
  /confirm#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

describeOnEachDatabase('the newsletter', (open, engine) => {
  let fixture: LodgeFixture

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
  })
  afterEach(() => fixture.close())

  const enroll = (email = EMAIL) => fixture.call('POST', '/contact/enrollment', { email })
  const postToken = (what: 'confirm' | 'unsubscribe', token: string) =>
    fixture.call('POST', `/newsletter/${what}`, { token })
  const listed = async (query = '') => (await fixture.staffRequest('GET', `/newsletter${query}`)).body
  const storedEmails = async () => {
    const { kysely } = fixture.lodge.database
    const rows = await kysely.selectFrom('newsletter_subscription').select('email').orderBy('id').execute()
    return rows.map(({ email }) => email)
  }
  const mails = () => collectMails(fixture.lodge)
  const enrolled = async () => {
    await enroll()
    return tokenIn((await mails())[0])
  }

  it('P-12 case 12 is confirmed once, by the button of the linked page and not by opening it', async () => {
    expect(await enroll()).toMatchObject({ status: 200, body: {} })
    const [mail] = await mails()
    const token = tokenIn(mail)
    expect(mail).toMatchObject({ to: EMAIL, subject: expect.stringContaining('Confirme') })
    expect(mail?.text).toContain(CONSENT_WORDINGS['2026-11-28'])
    for (const method of ['GET', 'HEAD'] as const) {
      for (const page of ['confirm', 'unsubscribe', 'one-click']) {
        await fixture.app.inject({ method, url: `/api/newsletter/${page}?token=${token}` })
      }
    }
    expect((await listed()).subscriptions).toMatchObject([
      { email: EMAIL, state: 'pending', confirmedAt: null, withdrawnAt: null },
    ])
    fixture.pass(MINUTE_MS)
    expect((await postToken('confirm', token)).body).toEqual({ outcome: 'confirmed' })
    fixture.pass(MINUTE_MS)
    expect((await postToken('confirm', token)).body).toEqual({ outcome: 'already_confirmed' })
    expect((await listed('?state=confirmed')).subscriptions).toEqual([
      {
        _id: expect.any(String),
        email: EMAIL,
        state: 'confirmed',
        consentWording: CONSENT_WORDINGS['2026-11-28'],
        consentVersion: '2026-11-28',
        requestedAt: new Date(NOON).toISOString(),
        confirmedAt: new Date(NOON + MINUTE_MS).toISOString(),
        withdrawnAt: null,
      },
    ])
  })

  it('P-12 does not reveal a known address: same response, and a mail that says so', async () => {
    const fresh = await enroll()
    await postToken('confirm', tokenIn((await mails())[0]))
    const atOnce = await enroll('Ana.Luz@Example.com')
    expect(await mails()).toEqual([])
    fixture.pass(15 * MINUTE_MS)
    const later = await enroll()
    for (const response of [atOnce, later]) {
      expect({ status: response.status, body: response.body }).toEqual({
        status: fresh.status,
        body: fresh.body,
      })
    }
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Ya está suscrito'),
    ])
    expect((await listed()).total).toBe(1)
  })

  it('P-12 sends one mail for concurrent sign-ups', async () => {
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => enroll()))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await mails()).toHaveLength(1)
    expect((await listed()).total).toBe(1)
  })

  it('Ley 29733 erases unconfirmed sign-ups after a month and withdrawn ones after two years', async () => {
    await enroll()
    fixture.pass(30 * DAY_MS)
    const token = await enroll('otra@example.com').then(async () => tokenIn((await mails())[1]))
    await postToken('unsubscribe', token)
    await deleteOldSubscriptions(fixture.lodge).run()
    expect(await storedEmails()).toEqual([EMAIL, 'otra@example.com'])
    fixture.pass(1)
    await deleteOldSubscriptions(fixture.lodge).run()
    expect(await storedEmails()).toEqual(['otra@example.com'])
    fixture.pass(2 * 365 * DAY_MS)
    await deleteOldSubscriptions(fixture.lodge).run()
    expect(await storedEmails()).toEqual([])
  })

  // The rest does not depend on the engine.
  if (engine === 'postgres') return

  it('case 12 unsubscribes in one step, on the page or from a mail client, and subscribes again by a new mail', async () => {
    const token = await enrolled()
    await postToken('confirm', token)
    const oneClick = await fixture.app.inject({
      method: 'POST',
      url: `/api/newsletter/one-click?token=${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(oneClick.statusCode).toBe(200)
    expect((await postToken('unsubscribe', token)).body).toEqual({ outcome: 'already_unsubscribed' })
    expect((await postToken('confirm', token)).body.errorCode).toBe('subscription_not_found')

    const [mail] = await enroll().then(mails)
    expect((await postToken('confirm', tokenIn(mail))).body).toEqual({ outcome: 'confirmed' })
    expect((await postToken('unsubscribe', tokenIn(mail))).body).toEqual({ outcome: 'unsubscribed' })
    const states = (await listed()).subscriptions.map(({ state }: { state: string }) => state)
    expect(states).toEqual(['withdrawn', 'withdrawn'])
  })

  it('case 14 C-02 exports confirmed addresses as formula-safe CSV, with an audit entry', async () => {
    const confirmed = ['ana.luz@example.com', '+rosa@example.com']
    for (const email of [...confirmed, 'nunca@example.com', 'baja@example.com']) {
      await enroll(email)
      const token = tokenIn((await mails())[0])
      if (email !== 'nunca@example.com') await postToken('confirm', token)
      if (email === 'baja@example.com') await postToken('unsubscribe', token)
    }
    expect((await fixture.staffRequest('GET', '/newsletter/count')).body).toEqual({
      confirmed: 2,
      pending: 1,
      withdrawn: 1,
    })
    expect((await fixture.call('GET', '/newsletter/export')).status).toBe(401)
    expect((await fixture.call('GET', '/newsletter/count')).status).toBe(401)
    const { status, body, headers } = await fixture.staffRequest('GET', '/newsletter/export')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="boletin-2027-03-10.csv"',
      'cache-control': 'no-store',
    })
    expect(String(body).split('\r\n')).toEqual([
      '\uFEFFCorreo,Confirmado,Versión del consentimiento,Enlace para darse de baja',
      expect.stringMatching(`^ana.luz@example.com,2027-03-10,2026-11-28,${LINK}$`),
      expect.stringMatching(`^'\\+rosa@example.com,2027-03-10,2026-11-28,${LINK}$`),
      '',
    ])
    const [token] = Array.from(String(body).matchAll(/unsubscribe#([\w-]+)/g), ([, found = '']) => found)
    expect((await postToken('unsubscribe', token ?? '')).body).toEqual({ outcome: 'unsubscribed' })
    expect((await listed('?state=confirmed')).subscriptions).toMatchObject([{ email: '+rosa@example.com' }])
    const entries = await fixture.lodge.database.kysely
      .selectFrom('audit_log')
      .select(['staff_name', 'action', 'after'])
      .where('subject_kind', '=', 'newsletter')
      .execute()
    expect(entries).toEqual([{ staff_name: 'recepcion', action: 'export', after: '{"count":2}' }])
  })

  it('P-20 any link that was ever sent unsubscribes the address, also after it signed up anew', async () => {
    await enroll()
    const [first] = await mails()
    await postToken('confirm', tokenIn(first))
    await postToken('unsubscribe', unsubscribeTokenIn(first))
    const [second] = await enroll().then(mails)
    await postToken('confirm', tokenIn(second))
    for (const token of [tokenIn(first), unsubscribeTokenIn(first), tokenIn(second)]) {
      expect((await postToken('unsubscribe', token)).body).toEqual({ outcome: 'unsubscribed' })
      const [again] = await enroll().then(mails)
      await postToken('confirm', tokenIn(again))
    }
    expect((await listed('?state=confirmed')).total).toBe(1)
  })

  it('P-20 a link works after its consent was erased and the address signed up anew', async () => {
    const [first] = await enroll().then(mails)
    fixture.pass(31 * DAY_MS)
    await deleteOldSubscriptions(fixture.lodge).run()
    const [second] = await enroll().then(mails)
    await postToken('confirm', tokenIn(second))
    expect((await postToken('unsubscribe', unsubscribeTokenIn(first))).body).toEqual({
      outcome: 'unsubscribed',
    })
  })

  it('P-20 staff unsubscribe an address, with an audit entry', async () => {
    await postToken('confirm', await enrolled())
    const remove = (email: string) =>
      fixture.staffRequest('POST', '/newsletter/unsubscribe-address', { email })
    expect((await remove('Ana.Luz@example.com')).body).toEqual({ outcome: 'unsubscribed' })
    expect((await remove(EMAIL)).body).toEqual({ outcome: 'not_subscribed' })
    expect((await listed()).subscriptions).toMatchObject([{ email: EMAIL, state: 'withdrawn' }])
    const refused = await fixture.call('POST', '/newsletter/unsubscribe-address', { email: EMAIL })
    expect(refused.status).toBe(401)
    const entries = (await fixture.staffRequest('GET', '/audit?kind=newsletter')).body.entries
    expect(entries).toMatchObject([
      { action: 'deactivate', who: { name: 'recepcion' }, subject: { kind: 'newsletter' } },
    ])
    expect(JSON.stringify(entries)).not.toContain(EMAIL)
  })

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['multipart/form-data; boundary=b', '--b\r\nbroken'],
    ['application/json', '{"List-Unsubscribe":'],
    ['text/plain', 'x'.repeat(1000)],
    ['no/such;;type', ''],
    [undefined, ''],
  ])('P-20 unsubscribes by one click with a body of type %s', async (type, payload) => {
    const token = await enrolled()
    const response = await fixture.app.inject({
      method: 'POST',
      url: `/api/newsletter/one-click?token=${token}`,
      ...(type && { headers: { 'content-type': type }, payload }),
    })
    expect(response.statusCode).toBe(200)
    expect((await postToken('unsubscribe', token)).body).toEqual({ outcome: 'already_unsubscribed' })
  })

  it('RFC 8058 sends a one-click URL in the header, and redirects browsers to the page', async () => {
    await enroll()
    const [mail] = await mails()
    const url = new URL(mail?.unsubscribeUrl ?? '')
    const response = await fixture.app.inject(`${url.pathname}${url.search}`)
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe(
      `${fixture.lodge.config.publicUrl}/newsletter/unsubscribe#${unsubscribeTokenIn(mail)}`,
    )
  })

  it('P-12 stores only the hash of a token, and rejects unknown tokens', async () => {
    const token = await enrolled()
    const rows = await fixture.lodge.database.kysely.selectFrom('newsletter_token').selectAll().execute()
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain(token)
    const wrong = await postToken('confirm', `${token}x`)
    expect(wrong).toMatchObject({ status: 404, body: { errorCode: 'subscription_not_found' } })
    const lost = await fixture.call('POST', '/newsletter/confirm', {})
    expect(lost).toMatchObject({ status: 404, body: { errorCode: 'subscription_not_found' } })
  })
})
