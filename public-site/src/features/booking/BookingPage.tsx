import type { Stay } from 'shared-ui/rules/stay'

export function BookingPage(_: { roomID: string; stay: Stay }) {
  return null
}
