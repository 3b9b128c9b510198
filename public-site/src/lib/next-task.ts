/** Lets the browser hear a touch and draw before what follows. */
export const nextTask = (): Promise<void> => new Promise((resume) => setTimeout(resume))
