/** Returns the address of the calendar file of the reservation that a guest's link opens. */
export const calendarAddress = (token: string): string =>
  `/api/guest-reservation/calendar?${new URLSearchParams({ token })}`
