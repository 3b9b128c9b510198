const reservations = ['reservations'] as const

/** The first part of the query keys of each resource; to invalidate it is to refetch all queries of the resource. */
export const resourceKeys = {
  audit: ['audit'],
  availability: ['availability'],
  blockings: ['blockings'],
  /** Part of the reservations: a changed reservation changes the board. */
  board: [...reservations, 'board'],
  cash: ['cash'],
  complaints: ['complaints'],
  concepts: ['concepts'],
  /** Zones and families. */
  groupings: ['groupings'],
  guestRegister: ['guest-register'],
  inbox: ['inbox'],
  knownClient: ['known-client'],
  mails: ['mails'],
  messages: ['messages'],
  newsletter: ['newsletter'],
  ownSessions: ['own-sessions'],
  personalData: ['personal-data'],
  plants: ['plants'],
  reservations,
  rooms: ['rooms'],
  secondFactor: ['second-factor'],
  staff: ['staff'],
  unsettledPayments: ['unsettled-payments'],
} as const
