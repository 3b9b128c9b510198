/** The browser is offline, so nothing was sent. */
export class Offline extends Error {
  constructor() {
    super('The browser is offline; nothing was sent')
    this.name = 'Offline'
  }
}

/** Whether the browser knows that it has no network. If it believes to have one, only a request shows whether that is true. */
export const isOffline = (): boolean => !navigator.onLine
