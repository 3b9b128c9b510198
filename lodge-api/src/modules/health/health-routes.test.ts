import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases.ts'
import { openLodge } from '../../../test/lodge-fixture.ts'
import { scriptedProvider } from '../../../test/scripted-provider.ts'

describeOnEachDatabase('GET /health', (open) => {
  it('C-08 says that the server lives and its database answers', async () => {
    const lodge = await openLodge(await open(), scriptedProvider)
    const { status, body } = await lodge.call('GET', '/health')
    expect([status, body]).toEqual([200, { status: 'ok' }])
  })

  it('C-08 answers 503 when the database is gone', async () => {
    const lodge = await openLodge(await open(), scriptedProvider)
    await lodge.lodge.database.close()
    const { status, body } = await lodge.call('GET', '/health')
    expect([status, body.errorCode]).toEqual([503, 'database_unavailable'])
  })
})
