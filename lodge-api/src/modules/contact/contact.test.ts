import { LODGE } from 'shared-ui/copy/lodge'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases.ts'
import { type LodgeFixture, openLodge } from '../../../test/lodge-fixture.ts'
import { scriptedProvider } from '../../../test/scripted-provider.ts'
import { collectMails } from '../../../test/visitor-mails.ts'
import { forgetOldMessages } from './contact-service.ts'

const MESSAGE = {
  names: 'Ana Luz Rojas',
  email: 'ana.luz@example.com',
  phone: '+34 600 11 22 33',
  message: '¿Aceptan perros pequeños?\nLlegaríamos en abril.',
}
const DAY = 86_400_000

describeOnEachDatabase('messages of visitors', (open, engine) => {
  let fixture: LodgeFixture

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
  })
  afterEach(() => fixture.close())

  const write = (changes: object = {}) => fixture.call('POST', '/contact/form', { ...MESSAGE, ...changes })
  const listed = async (query = '') => (await fixture.staffCall('GET', `/contact/message${query}`)).body

  it('P-13 E-03 keeps a message and mails it once to the lodge, which answers to its writer', async () => {
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

  it('C-02 C-05 shows them to staff alone, newest first, a page at a time', async () => {
    for (const names of ['Uno', 'Dos', 'Tres']) await write({ names })
    expect((await fixture.call('GET', '/contact/message')).status).toBe(401)
    const first = await listed('?group=2')
    expect(first.messages.map(({ names }: { names: string }) => names)).toEqual(['Tres', 'Dos'])
    const rest = await listed(`?group=2&after=${first.next}`)
    expect(rest).toMatchObject({ total: 3, next: null, messages: [{ names: 'Uno' }] })
  })

  // What follows does not depend on the engine.
  if (engine === 'postgres') return

  it('case 14 lets what was typed start no header and no element', async () => {
    await write({ names: 'Ana\r\nBcc: otra@example.com', message: '<b>=1+1</b>' })
    const [mail] = await collectMails(fixture.lodge)
    expect(mail?.subject).toBe('Mensaje de Ana Bcc: otra@example.com desde la página')
    expect(mail?.html).toContain('&lt;b&gt;=1+1&lt;/b&gt;')
    expect((await write({ email: 'ana@example.com\r\nBcc: otra@example.com' })).status).toBe(400)
  })

  it('V-10 V-01 V-02 names every fault, and keeps nothing', async () => {
    const { status, body } = await write({ names: ' ', email: 'ana', phone: 'no tengo', message: '' })
    expect(status).toBe(400)
    expect(Object.keys(body.fields).toSorted()).toEqual(['email', 'message', 'names', 'phone'])
    expect((await listed()).total).toBe(0)
    expect(await collectMails(fixture.lodge)).toEqual([])
  })

  it('C-01 stops who floods, and forgets what is a year old', async () => {
    for (let count = 0; count < 10; count += 1)
      expect((await write({ message: `${count}` })).status).toBe(200)
    expect((await write({ message: 'once' })).body.errorCode).toBe('too_many_requests')
    fixture.pass(365 * DAY)
    await forgetOldMessages(fixture.lodge).run()
    expect((await listed()).total).toBe(10)
    fixture.pass(1)
    await forgetOldMessages(fixture.lodge).run()
    expect((await listed()).total).toBe(0)
  })
})
