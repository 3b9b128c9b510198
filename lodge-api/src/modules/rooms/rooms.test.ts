import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { type LodgeFixture, openLodge } from '../../../test/fixtures/lodge-fixture.ts'
import { plainPicture } from '../../../test/fixtures/upload-form.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'
import { createRoom } from './room-changes-service.ts'

const ACTOR = { id: '1', username: 'recepcion' }

describeOnEachDatabase('rooms', (open) => {
  let fixture: LodgeFixture
  let id: string

  beforeEach(async () => {
    fixture = await openLodge(await open(), scriptedProvider)
    const room = { identifier: 'Molle', category: 'Doble', description: 'Dos camas.', capacity: 2 }
    const facts = { ...room, pricePerNight: 2_303_333 }
    id = await createRoom(fixture.lodge, { facts, picture: await plainPicture('#7a8f5c') }, ACTOR)
  })
  afterEach(() => fixture.close())

  it('C-05 lists rooms and returns one with its exact price', async () => {
    const { body } = await fixture.call('GET', '/room')
    expect(body).toMatchObject({
      total: 1,
      rooms: [{ _id: id, identifier: 'Molle', pricePerNight: 230.3333 }],
    })
    const one = await fixture.call('GET', `/room/find-one?roomID=${id}`)
    expect(one.body.room).toEqual(body.rooms[0])
  })

  it('C-01 returns a Spanish message for an unknown room', async () => {
    const { status, body } = await fixture.call('GET', '/room/find-one?roomID=nothing')
    expect([status, body.errorCode]).toEqual([404, 'room_not_found'])
  })

  it('N-06 serves the photo as WebP at 1024×768 and smaller', async () => {
    const stored = await fixture.lodge.database.kysely
      .selectFrom('photo')
      .select(['width', 'bytes'])
      .execute()
    const sizes = await Promise.all(stored.map(({ bytes }) => sharp(bytes).metadata()))
    expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 320, 240],
      ['webp', 480, 360],
      ['webp', 768, 576],
      ['webp', 1024, 768],
    ])
  })

  it.each([
    [100, 320],
    [320, 320],
    [500, 768],
    [4000, 1024],
  ])('C-07 returns for width %i the stored width %i', async (asked, width) => {
    const { body } = await fixture.call('GET', `/room/find-photo?roomID=${id}&width=${asked}`)
    expect((await sharp(body).metadata()).width).toBe(width)
  })

  it('C-07 caches a photo version for a year, and sends an ETag without a version', async () => {
    const { photo } = (await fixture.call('GET', `/room/find-one?roomID=${id}`)).body.room
    const named = await fixture.call('GET', `/room/find-photo?roomID=${id}&width=320&v=${photo}`)
    expect(named.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const plain = await fixture.call('GET', `/room/find-photo?roomID=${id}&width=320`)
    expect(plain.headers['cache-control']).toBe('public, no-cache')
    const again = await fixture.app.inject({
      url: `/api/room/find-photo?roomID=${id}&width=320`,
      headers: { 'if-none-match': String(plain.headers['etag']) },
    })
    expect(again.statusCode).toBe(304)
    const old = await fixture.call('GET', `/room/find-photo?roomID=${id}&v=an-older-one`)
    expect(old.headers['cache-control']).toBe('public, no-cache')
  })

  it('C-07 returns an error for a room without a photo', async () => {
    const { status, body } = await fixture.call('GET', '/room/find-photo?roomID=nothing')
    expect([status, body.errorCode]).toEqual([404, 'photo_not_found'])
  })
})
