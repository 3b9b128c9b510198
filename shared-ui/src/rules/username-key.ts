/** A username as it is compared: two that differ in case alone, or in how an accent is composed, are one. */
export const usernameKey = (username: string): string => username.trim().normalize('NFC').toLowerCase()
