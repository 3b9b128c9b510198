import { LODGE } from 'content'

/** The lodge's address on one line. */
export const lodgeAddress = (): string =>
  `${LODGE.address.street}, ${LODGE.address.town}, ${LODGE.address.region}, ${LODGE.address.country}`
