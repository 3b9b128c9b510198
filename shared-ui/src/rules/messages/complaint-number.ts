/** The number of a complaint as people write it: `2026-000001`. */
export const complaintNumber = ({ year, number }: { year: number; number: number }): string =>
  `${year}-${String(number).padStart(6, '0')}`
