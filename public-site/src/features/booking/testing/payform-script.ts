/** The address of a script in place of the provider's, for stories: fields that come at once, and no token ever. */
export const PAYFORM_SCRIPT = `data:text/javascript,${encodeURIComponent(`
  window.payform = {
    setConfiguration() {},
    createElement: async () => ({ on() {}, unmount() {} }),
    createToken: () => new Promise(() => {}),
  }
`)}`
