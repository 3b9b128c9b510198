/** The address of a fake provider script for stories: its fields load at once, and it never makes a token. */
export const PAYFORM_SCRIPT = `data:text/javascript,${encodeURIComponent(`
  window.payform = {
    setConfiguration() {},
    createElement: async () => ({ on() {}, unmount() {} }),
    createToken: () => new Promise(() => {}),
  }
`)}`
