import { describe, expect, it } from 'vitest'
import { nightsInRoom, roomsOfStay } from './rooms-of-stay.ts'

const nights = (identifier: string, inDate: string, outDate: string) => ({
  room: { identifier },
  inDate,
  outDate,
})

describe('roomsOfStay', () => {
  it('D-07 names each room with the days between which the guest has it', () => {
    expect(
      roomsOfStay([
        nights('Quinual', '2026-12-03', '2026-12-04'),
        nights('Sauco', '2026-12-05', '2026-12-07'),
      ]),
    ).toBe('Del 3 al 5 de diciembre en Quinual, del 5 al 8 de diciembre en Sauco')
  })

  it('D-07 names both months of nights across the end of one', () => {
    expect(roomsOfStay([nights('Quinual', '2026-12-30', '2026-12-31')])).toBe(
      'Del 30 de diciembre al 1 de enero en Quinual',
    )
  })

  it('D-07 joins nights in one room at different prices', () => {
    expect(
      roomsOfStay([
        nights('Quinual', '2026-12-03', '2026-12-04'),
        nights('Quinual', '2026-12-05', '2026-12-05'),
      ]),
    ).toBe('Del 3 al 6 de diciembre en Quinual')
  })
})

it('D-07 names the nights in a room with their price', () => {
  expect(nightsInRoom({ ...nights('Sauco', '2026-12-05', '2026-12-07'), pricePerNight: 250 })).toBe(
    'Del 5 al 8 de diciembre en Sauco, 3 noches a S/.\u00a0250.00',
  )
})
