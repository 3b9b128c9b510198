import { createContext, type ReactNode, useContext } from 'react'

/** What was created: a sentence, and a link to it. */
export type Created = { sentence: string; link: ReactNode }

/** Shows what was created, or removes the notice. `CreatedNotice` provides it; without it nothing is shown. */
export const ShowCreated = createContext<(created: Created | null) => void>(() => {})

/** Returns the function that shows what was created on the page that is open, until it is left or searched. */
export const useShowCreated = () => useContext(ShowCreated)
