import { DEMO_ROOMS } from 'content'
import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../test/databases/databases.ts'
import { type LodgeFixture, openLodge, TODAY } from '../../test/fixtures/lodge-fixture.ts'
import { scriptedProvider } from '../../test/payments/scripted-provider.ts'
import { ensureFirstStaff } from '../modules/staff-session/first-staff-service.ts'
import { seedDemo } from './seed-demo.ts'

describeOnEachDatabase('seedDemo', (open) => {
  let fixture: LodgeFixture

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
    await ensureFirstStaff(fixture.lodge)
    await seedDemo(fixture.lodge)
  })
  afterEach(() => fixture.close())

  it('P-14, P-02 adds rooms with pictures, stays around today and two staff members once, and sends no mail', async () => {
    await seedDemo(fixture.lodge)
    const { rooms } = (await fixture.call('GET', '/room')).body
    expect(rooms).toHaveLength(DEMO_ROOMS.length)
    expect(rooms.every((room: { photo: string | null }) => room.photo !== null)).toBe(true)
    const tonight = await fixture.call('GET', `/room/filter?inDate=${TODAY}&outDate=${TODAY}`)
    expect(tonight.body.availableRooms.length).toBeGreaterThanOrEqual(4)
    expect(tonight.body.availableRooms.length).toBeLessThan(DEMO_ROOMS.length)
    const { body } = await fixture.staffRequest('GET', `/reservation?group=100&to=${addDays(TODAY, -1)}`)
    expect(body.total).toBeGreaterThan(2)
    const { staff } = (await fixture.staffRequest('GET', '/staff')).body
    expect(staff).toContainEqual(expect.objectContaining({ name: 'Rosa Huamán Ccori', active: true }))
    expect(await fixture.lodge.database.kysely.selectFrom('job').selectAll().execute()).toEqual([])
  })
  it('P-06, P-07, C-07 adds at least 24 plants with pictures in 5 zones and 8 families', async () => {
    const zones = (await fixture.staffRequest('GET', '/zone')).body
    const families = (await fixture.staffRequest('GET', '/family')).body
    expect(zones.total).toBeGreaterThanOrEqual(5)
    expect(families.total).toBeGreaterThanOrEqual(8)
    for (const { name, plants } of [...zones.zones, ...families.families])
      expect([name, plants]).not.toEqual([name, 0])
    const { body } = await fixture.staffRequest('GET', '/plant/list')
    expect(body.total).toBeGreaterThanOrEqual(24)
    expect(body.plants[0].description.length).toBeGreaterThan(100)
    for (const { _id, photo } of body.plants) {
      const response = await fixture.call('GET', `/plant/find-photo?plantID=${_id}&v=${photo}`)
      expect(response.headers['content-type']).toBe('image/webp')
    }
    for (const typed of ['platano', 'PLÁTANO', 'x brassocattleya'])
      expect((await fixture.call('GET', `/plant?search=${typed}`)).body.total).toBe(1)
  })
})
