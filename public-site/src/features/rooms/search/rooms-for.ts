type Choosable = { capacity: number; pricePerNight: number }

/**
 * The rooms for a number of persons: those that are large enough, the smallest of them first, and the cheapest first among those of
 * one size. Without a number all rooms, the cheapest first.
 */
export function roomsFor<Room extends Choosable>(rooms: readonly Room[], persons: number | null): Room[] {
  const fitting = rooms.filter(({ capacity }) => capacity >= (persons ?? 1))
  const sizeOrder = (one: Room, other: Room) => (persons === null ? 0 : one.capacity - other.capacity)
  return fitting.sort((one, other) => sizeOrder(one, other) || one.pricePerNight - other.pricePerNight)
}
