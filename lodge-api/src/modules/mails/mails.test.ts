import { DAY_MS } from 'shared-ui/rules/dates/durations'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { type LodgeFixture, openLodge } from '../../../test/fixtures/lodge-fixture.ts'
import { collectMails, failToMail } from '../../../test/fixtures/visitor-mails.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'
import { instantText } from '../../database/instants.ts'
import { enqueueJob } from '../../jobs/job-queue.ts'

const MESSAGE = {
  names: 'Ana Luz Rojas',
  email: 'ana.luz@example.com',
  phone: '984000111',
  message: '¿Aceptan perros pequeños?',
}

describeOnEachDatabase('mails that could not be sent', (open, engine) => {
  let fixture: LodgeFixture

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
  })
  afterEach(() => fixture.close())

  const write = (names: string) => fixture.call('POST', '/contact/form', { ...MESSAGE, names })
  const unsent = async (query = '') => (await fixture.staffRequest('GET', `/mail/unsent${query}`)).body
  const retry = (id: string) => fixture.staffRequest('POST', `/mail/retry?mailID=${id}`)
  const actionsFor = (id: string) =>
    fixture.lodge.database.kysely
      .selectFrom('audit_log')
      .select(['staff_name', 'action', 'subject_kind'])
      .where('subject_id', '=', id)
      .execute()

  it('case 17 shows the failure, retries on request and delivers once', async () => {
    await write('Ana Luz')
    expect(await unsent()).toEqual({ mails: [], total: 0, next: null })
    await failToMail(fixture.lodge, 'connect ECONNREFUSED 127.0.0.1:25')
    const [mail] = (await unsent()).mails
    expect(mail).toEqual({
      _id: expect.any(String),
      template: 'contact-message',
      receiver: 'lodge',
      about: { kind: 'message', _id: expect.any(String), name: 'Ana Luz' },
      state: 'retrying',
      failure: 'unreachable',
      attempts: 1,
      lastTryAt: '2027-03-10T17:00:00.000Z',
      nextTryAt: '2027-03-10T17:00:10.000Z',
      createdAt: '2027-03-10T17:00:00.000Z',
    })
    fixture.pass(1_000)
    expect(await collectMails(fixture.lodge)).toEqual([])

    expect(await retry(mail._id)).toMatchObject({ status: 200, body: {} })
    expect((await unsent()).mails).toMatchObject([{ state: 'queued', attempts: 1, nextTryAt: null }])
    expect((await retry(mail._id)).status).toBe(200)
    expect(await collectMails(fixture.lodge)).toHaveLength(1)
    expect((await retry(mail._id)).status).toBe(200)
    expect(await collectMails(fixture.lodge)).toEqual([])
    expect(await unsent()).toMatchObject({ total: 0, mails: [] })
    expect(await actionsFor(mail._id)).toEqual([
      { staff_name: 'recepcion', action: 'retry', subject_kind: 'mail' },
    ])
  })

  it('C-02 C-05 lists failed mails for staff only, newest first, by page', async () => {
    for (const names of ['Uno', 'Dos', 'Tres']) await write(names)
    await failToMail(fixture.lodge, 'connect ECONNREFUSED')
    expect((await fixture.call('GET', '/mail/unsent')).status).toBe(401)
    const namesOf = ({ mails }: { mails: { about: { name: string } }[] }) =>
      mails.map((mail) => mail.about.name)
    const first = await unsent('?group=2')
    expect(namesOf(first)).toEqual(['Tres', 'Dos'])
    const rest = await unsent(`?group=2&after=${first.next}`)
    expect(rest).toMatchObject({ total: 3, next: null })
    expect(namesOf(rest)).toEqual(['Uno'])
  })

  // The rest does not depend on the engine.
  if (engine === 'postgres') return

  it('case 17 counts automatic and requested attempts, and shows the last one', async () => {
    await write('Ana Luz')
    for (let tries = 1; tries <= 3; tries += 1) {
      await failToMail(fixture.lodge, 'connect ECONNREFUSED')
      const [mail] = (await unsent()).mails
      expect(mail).toMatchObject({ state: 'retrying', attempts: tries })
      expect(mail.lastTryAt).toBe(instantText(fixture.lodge.clock()))
      // Each request restarts the delays of retries.
      expect(Date.parse(mail.nextTryAt)).toBe(fixture.lodge.clock() + 10_000)
      fixture.pass(1_000)
      await retry(mail._id)
    }
  })

  it('M-06 lists mails about payments with their receivers', async () => {
    const { database, clock } = fixture.lodge
    const templates = ['reservation-notice', 'payment-ended', 'payment-unsettled', 'refund-manual'] as const
    for (const template of templates) {
      const payload = { template, reservationId: 'erased' }
      await enqueueJob(database.kysely, clock(), { kind: 'mail', payload })
    }
    const failure = { last_error: 'connect ECONNREFUSED', attempts: 1 }
    await database.kysely.updateTable('job').set(failure).execute()
    const { mails } = await unsent()
    expect(
      mails.map(({ template, receiver }: { template: string; receiver: string }) => [template, receiver]),
    ).toEqual([
      ['refund-manual', 'lodge'],
      ['refund-manual', 'guest'],
      ['payment-unsettled', 'lodge'],
      ['payment-ended', 'lodge'],
      ['payment-ended', 'guest'],
      ['reservation-notice', 'lodge'],
    ])
  })

  it('case 17 gives an abandoned mail all its attempts again', async () => {
    await write('Ana Luz')
    for (let tries = 0; tries < 20; tries += 1) {
      await failToMail(fixture.lodge, '550 no such user, responseCode 550, command RCPT TO')
      fixture.pass(DAY_MS)
    }
    const [mail] = (await unsent()).mails
    expect(mail).toMatchObject({
      state: 'given_up',
      attempts: 20,
      failure: 'address_refused',
      nextTryAt: null,
    })
    await retry(mail._id)
    await failToMail(fixture.lodge, 'ENOSPC: no space left on device')
    expect((await unsent()).mails).toMatchObject([{ state: 'retrying', attempts: 21, failure: 'storage' }])
  })

  it("Ley 29733 shows no address from a server's message and no erased subject", async () => {
    await write('Ana Luz')
    await failToMail(fixture.lodge, '550 <ana.luz@example.com> unknown')
    expect(JSON.stringify(await unsent())).not.toContain('ana.luz@example.com')
    await fixture.lodge.database.kysely.deleteFrom('contact_message').execute()
    expect((await unsent()).mails).toMatchObject([{ about: null }])
  })

  it('case 17 dismisses a mail that was given up, with an audit entry, and no other', async () => {
    await write('Ana Luz')
    const dismiss = (id: string) => fixture.staffRequest('POST', `/mail/dismiss?mailID=${id}`)
    await failToMail(fixture.lodge, 'connect ECONNREFUSED 127.0.0.1:25')
    const [{ _id: id }] = (await unsent()).mails
    expect((await dismiss(id)).body.errorCode).toBe('mail_not_found')
    const jobs = fixture.lodge.database.kysely.updateTable('job')
    await jobs.set({ failed_at: instantText(fixture.lodge.clock()) }).execute()
    expect((await dismiss(id)).status).toBe(200)
    expect((await unsent()).total).toBe(0)
    expect((await fixture.staffRequest('GET', '/inbox')).body.mails).toBe(0)
    expect(await actionsFor(id)).toMatchObject([{ action: 'delete', subject_kind: 'mail' }])
    fixture.pass(DAY_MS / 4)
    expect(await collectMails(fixture.lodge)).toEqual([])
  })

  it('C-01 C-02 retries for staff only, and only mails', async () => {
    expect((await fixture.call('POST', '/mail/retry?mailID=x')).status).toBe(401)
    expect(await retry('nadie')).toMatchObject({ status: 404, body: { errorCode: 'mail_not_found' } })
    expect((await fixture.staffRequest('POST', '/mail/retry')).status).toBe(400)
  })
})
