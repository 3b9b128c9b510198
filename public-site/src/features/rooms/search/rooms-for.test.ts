import { expect, it } from 'vitest'
import { roomsFor } from './rooms-for.ts'

const ROOMS = [
  { name: 'family', capacity: 5, pricePerNight: 180 },
  { name: 'double with balcony', capacity: 2, pricePerNight: 230 },
  { name: 'single', capacity: 1, pricePerNight: 140 },
  { name: 'double', capacity: 2, pricePerNight: 190 },
]
const names = (persons: number | null) => roomsFor(ROOMS, persons).map(({ name }) => name)

it('P-16 lists rooms that fit the persons, the smallest first, and then the cheapest', () => {
  expect(names(2)).toEqual(['double', 'double with balcony', 'family'])
  expect(names(6)).toEqual([])
})

it('P-16 lists all rooms by price without a number of persons', () => {
  expect(names(null)).toEqual(['single', 'family', 'double', 'double with balcony'])
})
