/**
 * A username normalised for comparison: usernames that differ only in case or in the composition of accents are the same.
 */
export const usernameKey = (username: string): string => username.trim().normalize('NFC').toLowerCase()
