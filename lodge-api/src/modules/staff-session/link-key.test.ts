import { Writable } from 'node:stream'
import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { tokenIn } from '../../../test/fixtures/guest-link.ts'
import { addRoom, type LodgeFixture, openLodge, TODAY } from '../../../test/fixtures/lodge-fixture.ts'
import { bookByCard } from '../../../test/fixtures/paid-reservation.ts'
import { collectMails } from '../../../test/fixtures/visitor-mails.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'
import { createLog } from '../../http/log.ts'
import { endLinksOfAnotherKey } from './link-key-service.ts'

const FIRST = 'the first secret, which somebody saw later'
const SECOND = 'the secret that replaced the first one now'
const STAY = { entry: addDays(TODAY, 14), departure: addDays(TODAY, 16) }

describeOnEachDatabase('endLinksOfAnotherKey', (open) => {
  let fixture: LodgeFixture
  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
  })
  afterEach(() => fixture.close())

  /** Runs what a start does with this secret; returns its lines in the log. */
  async function startWith(sessionSecret: string): Promise<string> {
    let lines = ''
    const write = (chunk: Buffer, _encoding: string, done: () => void) => {
      lines += chunk.toString()
      done()
    }
    const log = createLog('warn', new Writable({ write }))
    const { config, database } = fixture.lodge
    await endLinksOfAnotherKey({ config: { ...config, sessionSecret }, database, log })
    return lines
  }

  /** Returns the status of a guest's link, and of the link that confirms a subscription. */
  async function statusesOf({ guest, newsletter }: { guest: string; newsletter: string }) {
    const seen = await fixture.call('GET', `/guest-reservation?token=${guest}`)
    const confirmed = await fixture.call('POST', '/newsletter/confirm', { token: newsletter })
    return [seen.status, confirmed.status]
  }

  async function mailedLinks() {
    const roomId = await addRoom(fixture.lodge)
    await bookByCard(fixture, roomId, STAY)
    await fixture.call('POST', '/contact/enrollment', { email: 'ana.luz@example.com' })
    const mails = await collectMails(fixture.lodge)
    return {
      guest: tokenIn(mails.find(({ text }) => text.includes('/my-reservation#'))),
      newsletter: mails.map(({ text }) => /confirm#([\w-]+)/.exec(text)?.[1]).find(Boolean) ?? '',
    }
  }

  it('B-12, O-08 links of mails end when another SESSION_SECRET replaces the one they were made with', async () => {
    await startWith(FIRST)
    const links = await mailedLinks()
    expect(await statusesOf(links)).toEqual([200, 200])
    expect(await startWith(SECOND)).toContain('the links of earlier mails have ended')
    expect(await statusesOf(links)).toEqual([404, 404])
  })

  it('B-12, O-08 links of mails stay valid at a start with the same secret, and at the first start that records it', async () => {
    const links = await mailedLinks()
    expect(await startWith(FIRST)).toBe('')
    expect(await startWith(FIRST)).toBe('')
    expect(await statusesOf(links)).toEqual([200, 200])
  })

  it('O-08 neither secret can be read from the database', async () => {
    await startWith(FIRST)
    const stored = await fixture.lodge.database.kysely.selectFrom('setting').selectAll().execute()
    expect(stored).toEqual([{ name: 'link_key', value: expect.stringMatching(/^[\w-]{22}$/) }])
    expect(JSON.stringify(stored)).not.toContain(FIRST)
  })
})
