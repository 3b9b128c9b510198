import { LODGE } from 'content'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { type LodgeFixture, openLodge } from '../../../test/fixtures/lodge-fixture.ts'
import { collectMails } from '../../../test/fixtures/visitor-mails.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'

const COMPLAINT = {
  kind: 'claim',
  names: 'Ana Luz Rojas Núñez & Hijos',
  identificationDocument: 'DNI',
  identificationDocumentNumber: '44556677',
  location: 'Jirón de Ejemplo 123, Lima',
  phone: '984 000 111',
  email: 'ana.luz@example.com',
  isMinor: false,
  guardian: '',
  goodKind: 'service',
  goodDescription: 'Dos noches en la habitación Molle',
  amount: '120.50',
  detail: 'No había agua caliente.\nAvisé dos veces.',
  asked: 'La devolución de una noche.',
}

describeOnEachDatabase('the Libro de Reclamaciones', (open, engine) => {
  let fixture: LodgeFixture

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
  })
  afterEach(() => fixture.close())

  const file = (changes: object = {}) =>
    fixture.call('POST', '/complaint/create', { ...COMPLAINT, ...changes })
  const listed = async (query = '') => (await fixture.staffRequest('GET', `/complaint${query}`)).body

  it('Ley 29571 files a complaint with number and due date, and mails it to both at once', async () => {
    const { status, body } = await file()
    expect(status).toBe(200)
    expect(body.complaint).toEqual({
      ...COMPLAINT,
      phone: '984000111',
      amount: 120.5,
      _id: expect.any(String),
      number: '2027-000001',
      createdAt: '2027-03-10T17:00:00.000Z',
      dueDate: '2027-04-02',
      reply: null,
    })
    const mails = await collectMails(fixture.lodge)
    expect(mails.map(({ to, replyTo }) => [to, replyTo])).toEqual([
      ['ana.luz@example.com', LODGE.email],
      [LODGE.email, 'ana.luz@example.com'],
    ])
    for (const mail of mails) {
      expect(mail.subject).toContain('2027-000001')
      for (const words of [
        LODGE.legalName,
        LODGE.ruc,
        'Ana Luz Rojas Núñez & Hijos',
        'DNI: 44556677',
        'S/.\u00a0120.50',
        'Avisé dos veces.',
        'viernes, 2 de abril de 2027',
      ])
        expect(mail.text).toContain(words)
    }
  })

  it('Ley 29571 mails five copies a day to one address, stores every complaint and mails it to the lodge', async () => {
    const emails = ['a@example.com', 'A@example.com', 'a@Example.com', 'a@example.com', 'a@example.com']
    const mailed: boolean[] = []
    for (const [count, email] of emails.entries())
      mailed.push((await file({ email, asked: `La devolución ${count}.` })).body.copyMailed)
    expect(mailed).toEqual([true, true, true, true, true])
    const last = await file({ email: 'a@example.com', asked: 'La devolución 6.' })
    expect(last.body).toMatchObject({ copyMailed: false, complaint: { number: '2027-000006' } })
    const again = await file({ email: 'a@example.com', asked: 'La devolución 6.' })
    expect(again.body).toEqual(last.body)
    expect((await file({ email: 'b@example.com' })).body.copyMailed).toBe(true)
    expect((await listed()).total).toBe(7)
    const receivers = (await collectMails(fixture.lodge)).map(({ to }) => to)
    expect(receivers.filter((to) => to === LODGE.email)).toHaveLength(7)
    expect(receivers.filter((to) => to.toLowerCase() === 'a@example.com')).toHaveLength(5)
    fixture.pass(25 * 3_600_000)
    expect((await file({ email: 'a@example.com', asked: 'Otra vez.' })).body.copyMailed).toBe(true)
  })

  it('Ley 29571 numbers concurrent complaints without gaps or duplicates', async () => {
    const responses = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((count) => file({ detail: `Reclamo ${count}` })),
    )
    const numbers = new Set(responses.map(({ body }) => body.complaint.number))
    expect(numbers).toEqual(new Set([1, 2, 3, 4, 5, 6].map((number) => `2027-00000${number}`)))
    expect((await file({ detail: '' })).status).toBe(400)
    expect((await file({ detail: 'Otro' })).body.complaint.number).toBe('2027-000007')
    expect((await listed()).total).toBe(7)
  })

  it('E-03 returns the first complaint for a repeat, and sends no second mail', async () => {
    // The year's counter exists and connections are open, so only the lock serialises the requests.
    await Promise.all([1, 2, 3].map((count) => file({ detail: `Otro ${count}` })))
    const responses = await Promise.all([1, 2, 3].map(() => file()))
    expect(responses.map(({ body }) => body.complaint.number)).toEqual(Array(3).fill('2027-000004'))
    expect(await collectMails(fixture.lodge)).toHaveLength(8)
    fixture.pass(86_400_001)
    expect((await file()).body.complaint.number).toBe('2027-000005')
  })

  // The rest does not depend on the engine.
  if (engine === 'postgres') return

  it('W-03 restarts numbers with the year in Lima', async () => {
    fixture.pass(Date.parse('2028-01-01T04:59:59Z') - fixture.lodge.clock())
    expect((await file()).body.complaint.number).toBe('2027-000001')
    fixture.pass(1_000)
    expect((await file({ detail: 'Otro' })).body.complaint).toMatchObject({
      number: '2028-000001',
      dueDate: '2028-01-21',
    })
  })

  it('V-10 reports missing fields, and requires a guardian for a minor', async () => {
    const empty = await fixture.call('POST', '/complaint/create', {})
    expect(empty.status).toBe(400)
    expect(Object.keys(empty.body.fields)).toEqual(
      expect.arrayContaining(['kind', 'names', 'identificationDocument', 'goodKind', 'detail', 'asked']),
    )
    expect((await file({ isMinor: true })).body.fields).toEqual({ guardian: 'Complete este campo.' })
    expect((await file({ amount: '12,500' })).body.fields).toHaveProperty('amount')
    expect((await file({ amount: '590,00' })).body.complaint.amount).toBe(590)
    const minor = await file({ isMinor: true, guardian: 'Rosa Núñez', amount: '' })
    expect(minor.body.complaint).toMatchObject({ isMinor: true, guardian: 'Rosa Núñez', amount: null })
  })

  it('C-02 lets staff read and reply once, and mails the reply to the consumer', async () => {
    const { _id } = (await file()).body.complaint
    await file({ detail: 'Otro' })
    await collectMails(fixture.lodge)
    const postReply = (reply: string) =>
      fixture.staffRequest('POST', `/complaint/answer?complaintID=${_id}`, { reply })
    expect((await fixture.call('GET', '/complaint')).status).toBe(401)
    expect((await fixture.call('POST', `/complaint/answer?complaintID=${_id}`, { reply: 'x' })).status).toBe(
      401,
    )
    expect((await postReply('Le devolvemos la noche.')).body.complaint.reply).toEqual({
      text: 'Le devolvemos la noche.',
      at: '2027-03-10T17:00:00.000Z',
      by: 'recepcion',
    })
    expect(await postReply('Otra cosa')).toMatchObject({
      status: 409,
      body: { errorCode: 'complaint_answered' },
    })
    const [mail, ...others] = await collectMails(fixture.lodge)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: 'ana.luz@example.com',
      text: expect.stringContaining('Le devolvemos la noche.'),
    })
    expect(await listed('?state=open')).toMatchObject({ total: 1, complaints: [{ detail: 'Otro' }] })
    expect(await listed('?state=answered')).toMatchObject({ total: 1, complaints: [{ _id }] })
    expect(await fixture.staffRequest('GET', '/complaint/find-one?complaintID=nadie')).toMatchObject({
      status: 404,
    })
  })
})
