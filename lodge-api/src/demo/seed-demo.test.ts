import { addDays } from 'shared-ui/rules/calendar-date'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../test/databases.ts'
import { type LodgeFixture, openLodge, TODAY } from '../../test/lodge-fixture.ts'
import { scriptedProvider } from '../../test/scripted-provider.ts'
import { seedDemo } from './seed-demo.ts'

describeOnEachDatabase('the demonstration lodge', (open) => {
  let fixture: LodgeFixture

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
    await seedDemo(fixture.lodge)
  })
  afterEach(() => fixture.close())

  it('P-14, P-02 has eight rooms with pictures and stays around today, made once, and mails nobody', async () => {
    await seedDemo(fixture.lodge)
    const { rooms } = (await fixture.call('GET', '/room')).body
    expect(rooms).toHaveLength(8)
    expect(rooms.every((room: { photo: string | null }) => room.photo !== null)).toBe(true)
    const tonight = await fixture.call('GET', `/room/filter?inDate=${TODAY}&outDate=${TODAY}`)
    expect(tonight.body.availableRooms.length).toBeGreaterThanOrEqual(4)
    expect(tonight.body.availableRooms.length).toBeLessThan(8)
    const { body } = await fixture.staffCall('GET', `/reservation?group=100&to=${addDays(TODAY, -1)}`)
    expect(body.total).toBeGreaterThan(2)
    expect(await fixture.lodge.database.kysely.selectFrom('job').selectAll().execute()).toEqual([])
  })
})
