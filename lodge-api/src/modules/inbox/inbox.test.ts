import { expect, it } from 'vitest'
import { newSqliteFile } from '../../../test/databases/empty-database.ts'
import { openLodge } from '../../../test/fixtures/lodge-fixture.ts'
import { failToMail } from '../../../test/fixtures/visitor-mails.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'
import { openDatabase } from '../../database/connect.ts'
import { migrate } from '../../database/migrate.ts'

it('A-03 C-02 counts waiting messages, complaints, mails and payments', async () => {
  const empty = newSqliteFile()
  const database = openDatabase(empty.url)
  try {
    await migrate(database)
    const { call, staffRequest, lodge, close } = await openLodge(database, scriptedProvider)
    const counts = async () => (await staffRequest('GET', '/inbox')).body
    expect(await counts()).toEqual({ messages: 0, complaints: 0, mails: 0, payments: 0 })
    for (const message of ['Uno', 'Dos'])
      await call('POST', '/contact/form', {
        names: 'Ana Luz',
        email: 'ana.luz@example.com',
        phone: '984000111',
        message,
      })
    await failToMail(lodge, 'connect ECONNREFUSED')
    const { messages } = (await staffRequest('GET', '/contact/message')).body
    await staffRequest('PUT', `/contact/attended?messageID=${messages[0]._id}`, { attended: true })
    expect(await counts()).toEqual({ messages: 1, complaints: 0, mails: 2, payments: 0 })
    expect((await call('GET', '/inbox')).status).toBe(401)
    await close()
  } finally {
    await database.close()
    await empty.remove()
  }
})
