import { CONSENT_WORDINGS } from 'shared-ui/copy/newsletter'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases.ts'
import { type LodgeFixture, NOON, openLodge } from '../../../test/lodge-fixture.ts'
import { scriptedProvider } from '../../../test/scripted-provider.ts'
import { collectMails } from '../../../test/visitor-mails.ts'
import type { OutgoingMail } from '../../mail/mail-transport.ts'
import { forgetOldSubscriptions } from './newsletter-service.ts'

const EMAIL = 'ana.luz@example.com'
const MINUTE = 60_000
const DAY = 86_400_000

const tokenIn = (mail: OutgoingMail | undefined): string =>
  /confirm\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

describeOnEachDatabase('the newsletter', (open, engine) => {
  let fixture: LodgeFixture

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
  })
  afterEach(() => fixture.close())

  const enroll = (email = EMAIL) => fixture.call('POST', '/contact/enrollment', { email })
  const press = (what: 'confirm' | 'unsubscribe', token: string) =>
    fixture.call('POST', `/newsletter/${what}`, { token })
  const listed = async (query = '') => (await fixture.staffRequest('GET', `/newsletter${query}`)).body
  const kept = async () => {
    const { kysely } = fixture.lodge.database
    const rows = await kysely.selectFrom('newsletter_subscription').select('email').orderBy('id').execute()
    return rows.map(({ email }) => email)
  }
  const mails = () => collectMails(fixture.lodge)
  const enrolled = async () => {
    await enroll()
    return tokenIn((await mails())[0])
  }

  it('P-12 case 12 is confirmed by the button of the page that the mail links to, once', async () => {
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
    fixture.pass(MINUTE)
    expect((await press('confirm', token)).body).toEqual({ outcome: 'confirmed' })
    fixture.pass(MINUTE)
    expect((await press('confirm', token)).body).toEqual({ outcome: 'already_confirmed' })
    expect((await listed('?state=confirmed')).subscriptions).toEqual([
      {
        _id: expect.any(String),
        email: EMAIL,
        state: 'confirmed',
        consentWording: CONSENT_WORDINGS['2026-11-28'],
        consentVersion: '2026-11-28',
        requestedAt: new Date(NOON).toISOString(),
        confirmedAt: new Date(NOON + MINUTE).toISOString(),
        withdrawnAt: null,
      },
    ])
  })

  it('P-12 tells nobody that an address is known: one answer, and a mail that says it', async () => {
    const fresh = await enroll()
    await press('confirm', tokenIn((await mails())[0]))
    const atOnce = await enroll('Ana.Luz@Example.com')
    expect(await mails()).toEqual([])
    fixture.pass(15 * MINUTE)
    const later = await enroll()
    for (const answer of [atOnce, later]) {
      expect({ status: answer.status, body: answer.body }).toEqual({ status: fresh.status, body: fresh.body })
    }
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Ya está suscrito'),
    ])
    expect((await listed()).total).toBe(1)
  })

  it('P-12 sends one mail for many presses at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => enroll()))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await mails()).toHaveLength(1)
    expect((await listed()).total).toBe(1)
  })

  it('Ley 29733 forgets who did not confirm in a month, and who left two years ago', async () => {
    await enroll()
    fixture.pass(30 * DAY)
    const token = await enroll('otra@example.com').then(async () => tokenIn((await mails())[1]))
    await press('unsubscribe', token)
    await forgetOldSubscriptions(fixture.lodge).run()
    expect(await kept()).toEqual([EMAIL, 'otra@example.com'])
    fixture.pass(1)
    await forgetOldSubscriptions(fixture.lodge).run()
    expect(await kept()).toEqual(['otra@example.com'])
    fixture.pass(2 * 365 * DAY)
    await forgetOldSubscriptions(fixture.lodge).run()
    expect(await kept()).toEqual([])
  })

  // What follows does not depend on the engine.
  if (engine === 'postgres') return

  it('case 12 lets go in one press, on the page or by the mail program, and come back by a new mail', async () => {
    const token = await enrolled()
    await press('confirm', token)
    const oneClick = await fixture.app.inject({
      method: 'POST',
      url: `/api/newsletter/one-click?token=${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(oneClick.statusCode).toBe(200)
    expect((await press('unsubscribe', token)).body).toEqual({ outcome: 'already_unsubscribed' })
    expect((await press('confirm', token)).body.errorCode).toBe('subscription_not_found')

    const [mail] = await enroll().then(mails)
    expect((await press('confirm', tokenIn(mail))).body).toEqual({ outcome: 'confirmed' })
    expect((await press('unsubscribe', tokenIn(mail))).body).toEqual({ outcome: 'unsubscribed' })
    const states = (await listed()).subscriptions.map(({ state }: { state: string }) => state)
    expect(states).toEqual(['withdrawn', 'withdrawn'])
  })

  it('case 14 C-02 gives staff the confirmed addresses as a table that runs no formula, and writes down who took it', async () => {
    const confirmed = ['ana.luz@example.com', '+rosa@example.com']
    for (const email of [...confirmed, 'nunca@example.com', 'baja@example.com']) {
      await enroll(email)
      const token = tokenIn((await mails())[0])
      if (email !== 'nunca@example.com') await press('confirm', token)
      if (email === 'baja@example.com') await press('unsubscribe', token)
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
    expect(String(body)).toBe(
      [
        '\uFEFFCorreo,Confirmado,Versión del consentimiento',
        'ana.luz@example.com,2027-03-10,2026-11-28',
        "'+rosa@example.com,2027-03-10,2026-11-28",
        '',
      ].join('\r\n'),
    )
    const entries = await fixture.lodge.database.kysely
      .selectFrom('audit_log')
      .select(['staff_name', 'action', 'after'])
      .where('subject_kind', '=', 'newsletter')
      .execute()
    expect(entries).toEqual([{ staff_name: 'recepcion', action: 'export', after: '{"count":2}' }])
  })

  it('RFC 8058 names in its header where a POST unsubscribes, and leads a browser from there to the page', async () => {
    await enroll()
    const [mail] = await mails()
    const url = new URL(mail?.unsubscribeUrl ?? '')
    const answer = await fixture.app.inject(`${url.pathname}${url.search}`)
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe(
      `${fixture.lodge.config.publicUrl}/newsletter/unsubscribe?token=${tokenIn(mail)}`,
    )
  })

  it('keeps of a token its hash alone, and knows no other', async () => {
    const token = await enrolled()
    const rows = await fixture.lodge.database.kysely.selectFrom('newsletter_token').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    const wrong = await press('confirm', `${token}x`)
    expect(wrong).toMatchObject({ status: 404, body: { errorCode: 'subscription_not_found' } })
    const lost = await fixture.call('POST', '/newsletter/confirm', {})
    expect(lost).toMatchObject({ status: 404, body: { errorCode: 'subscription_not_found' } })
  })
})
