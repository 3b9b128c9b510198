import { LODGE } from 'content'
import { DAY_MS } from 'shared-ui/rules/dates/durations'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { type LodgeFixture, openLodge } from '../../../test/fixtures/lodge-fixture.ts'
import { collectMails } from '../../../test/fixtures/visitor-mails.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'
import { deleteOldMessages } from './contact-service.ts'

const MESSAGE = {
  names: 'Ana Luz Rojas',
  email: 'ana.luz@example.com',
  phone: '+34 600 11 22 33',
  message: '¿Aceptan perros pequeños?\nLlegaríamos en abril.',
}

const namesOf = ({ messages }: { messages: { names: string }[] }) => messages.map(({ names }) => names)

describeOnEachDatabase('messages of visitors', (open, engine) => {
  let fixture: LodgeFixture

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
  })
  afterEach(() => fixture.close())

  const write = (changes: object = {}) => fixture.call('POST', '/contact/form', { ...MESSAGE, ...changes })
  const listed = async (query = '') => (await fixture.staffRequest('GET', `/contact/message${query}`)).body

  it('P-13 E-03 stores a message and mails it once to the lodge, with the sender as reply-to', async () => {
    expect(await write()).toMatchObject({ status: 200, body: {} })
    expect((await write()).status).toBe(200)
    expect(await listed()).toMatchObject({
      total: 1,
      next: null,
      messages: [{ ...MESSAGE, phone: '+34600112233', createdAt: '2027-03-10T17:00:00.000Z' }],
    })
    const [mail, ...others] = await collectMails(fixture.lodge)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: LODGE.email,
      replyTo: 'ana.luz@example.com',
      subject: 'Mensaje de Ana Luz Rojas desde la página',
    })
    expect(mail?.text).toContain('¿Aceptan perros pequeños?\n\nLlegaríamos en abril.')
  })

  it('C-02 C-05 lists messages for staff only, newest first, by page', async () => {
    for (const names of ['Uno', 'Dos', 'Tres']) await write({ names })
    expect((await fixture.call('GET', '/contact/message')).status).toBe(401)
    const first = await listed('?group=2')
    expect(namesOf(first)).toEqual(['Tres', 'Dos'])
    const rest = await listed(`?group=2&after=${first.next}`)
    expect(rest).toMatchObject({ total: 3, next: null, messages: [{ names: 'Uno' }] })
  })

  it('case 16 finds messages that contain every word, with wildcards taken literally', async () => {
    await write({ names: 'Óscar Núñez', message: '¿Hay cochera?\nLlegamos el sábado.' })
    await write({ names: 'Rosa', email: 'rosa@example.pe', phone: '984 000 111', message: '100 % feliz' })
    for (const words of ['NUNEZ%20cochera', 'sabado', 'oscar']) {
      expect(namesOf(await listed(`?search=${words}`))).toEqual(['Óscar Núñez'])
    }
    for (const words of ['rosa@example', '984000', 'feliz%20100', '100%20%25']) {
      expect(namesOf(await listed(`?search=${words}`))).toEqual(['Rosa'])
    }
    for (const words of ['nadie', 'oscar%20feliz', '1%25', '_']) {
      expect(await listed(`?search=${words}`)).toMatchObject({ total: 0, messages: [] })
    }
  })

  it('A-03 marks a message as attended to and back, with one audit entry per change', async () => {
    await write({ names: 'Uno' })
    await write({ names: 'Dos' })
    const { _id } = (await listed()).messages[1]
    const mark = (attended: boolean) =>
      fixture.staffRequest('PUT', `/contact/attended?messageID=${_id}`, { attended })
    const attended = { at: '2027-03-10T17:00:00.000Z', by: 'recepcion' }
    expect((await mark(true)).body.message).toMatchObject({ names: 'Uno', attended })
    fixture.pass(60_000)
    expect((await mark(true)).body.message.attended).toEqual(attended)
    expect(namesOf(await listed('?state=waiting'))).toEqual(['Dos'])
    expect(namesOf(await listed('?state=attended'))).toEqual(['Uno'])
    expect((await mark(false)).body.message.attended).toBeNull()
    expect(namesOf(await listed('?state=waiting'))).toEqual(['Dos', 'Uno'])
    const entries = await fixture.lodge.database.kysely
      .selectFrom('audit_log')
      .select(['staff_name', 'action', 'subject_kind', 'subject_id', 'after'])
      .where('subject_id', '=', _id)
      .orderBy('id')
      .execute()
    const entry = { staff_name: 'recepcion', action: 'update', subject_kind: 'message', subject_id: _id }
    expect(entries).toEqual([
      { ...entry, after: '{"attended":true}' },
      { ...entry, after: '{"attended":false}' },
    ])
  })

  // The rest does not depend on the engine.
  if (engine === 'postgres') return

  it('case 14 does not let user input inject a header or an element', async () => {
    await write({ names: 'Ana\r\nBcc: otra@example.com', message: '<b>=1+1</b>' })
    const [mail] = await collectMails(fixture.lodge)
    expect(mail?.subject).toBe('Mensaje de Ana Bcc: otra@example.com desde la página')
    expect(mail?.html).toContain('&lt;b&gt;=1+1&lt;/b&gt;')
    expect((await write({ email: 'ana@example.com\r\nBcc: otra@example.com' })).status).toBe(400)
  })

  it('C-01 C-02 returns a message to staff, and 404 for an unknown one', async () => {
    await write()
    const { _id } = (await listed()).messages[0]
    const detail = `/contact/find-one?messageID=${_id}`
    expect((await fixture.staffRequest('GET', detail)).body.message).toMatchObject({ names: MESSAGE.names })
    expect((await fixture.call('GET', detail)).status).toBe(401)
    const unknown = { status: 404, body: { errorCode: 'message_not_found' } }
    expect(await fixture.staffRequest('GET', '/contact/find-one?messageID=nadie')).toMatchObject(unknown)
    const mark = '/contact/attended?messageID='
    expect(await fixture.staffRequest('PUT', `${mark}nadie`, { attended: true })).toMatchObject(unknown)
    expect((await fixture.staffRequest('PUT', `${mark}${_id}`, { attended: 'x' })).status).toBe(400)
    expect((await fixture.call('PUT', `${mark}${_id}`, { attended: true })).status).toBe(401)
    expect((await fixture.staffRequest('GET', '/contact/message?state=otro')).status).toBe(400)
  })

  it('V-10 V-01 V-02 reports every invalid field and stores nothing', async () => {
    const { status, body } = await write({ names: ' ', email: 'ana', phone: 'no tengo', message: '' })
    expect(status).toBe(400)
    expect(Object.keys(body.fields).toSorted()).toEqual(['email', 'message', 'names', 'phone'])
    expect((await listed()).total).toBe(0)
    expect(await collectMails(fixture.lodge)).toEqual([])
  })

  it('C-01 limits requests, and erases messages after a year', async () => {
    for (let count = 0; count < 10; count += 1)
      expect((await write({ message: `${count}` })).status).toBe(200)
    expect((await write({ message: 'once' })).body.errorCode).toBe('too_many_requests')
    fixture.pass(366 * DAY_MS)
    await deleteOldMessages(fixture.lodge).run()
    expect((await listed()).total).toBe(10)
    fixture.pass(DAY_MS)
    await deleteOldMessages(fixture.lodge).run()
    expect((await listed()).total).toBe(0)
  })
})
