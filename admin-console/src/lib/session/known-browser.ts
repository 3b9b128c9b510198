import { browserStorage } from 'shared-ui/api/browser-storage'

const KEY = 'lodge.known-browser'

/** Returns the token of an earlier sign-in, by which the server knows this browser, or null: it signs in as an unknown one. */
export const knownBrowser = (): string | null => browserStorage.getItem(KEY)

/** Stores the token of a sign-in; signing out does not remove it. */
export const rememberBrowser = (token: string): void => browserStorage.setItem(KEY, token)
