const collator = new Intl.Collator('es', { numeric: true })

/** Compares identifiers of rooms for sorting: 'Habitación 2' comes before 'Habitación 10'. */
export const compareIdentifiers = (one: string, other: string): number => collator.compare(one, other)
