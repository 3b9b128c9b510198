/** What a guest added about the stay when booking (the details of a reservation), one line each. */
export const detailLines = (detail: string): string[] =>
  detail.split('\n').filter((line) => line.trim() !== '')
