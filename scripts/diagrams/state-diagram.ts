/** A transition as a diagram shows it. */
export type DrawnTransition = {
  from: string
  on: string
  when?: string
  to: string
  effects: readonly string[]
}

/** A state machine and the texts of its page. */
export type StateMachine = {
  title: string
  /** The path of the file with the transitions. */
  source: string
  /** The states in which a row may be inserted. */
  initial: readonly string[]
  transitions: readonly DrawnTransition[]
}

const eventOf = ({ on, when }: DrawnTransition): string => (when ? `${on} [${when}]` : on)

const statesOf = (transitions: readonly DrawnTransition[]): string[] => [
  ...new Set(transitions.flatMap(({ from, to }) => [from, to])),
]

/** Returns the states without outgoing transitions. */
export const finalStates = (transitions: readonly DrawnTransition[]): string[] =>
  statesOf(transitions).filter((state) => transitions.every(({ from }) => from !== state))

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** Returns a Markdown page with the Mermaid diagram and the transition table of a state machine. */
export function stateMachinePage({ title, source, initial, transitions }: StateMachine): string {
  const arrows = [
    ...initial.map((state) => `  [*] --> ${state}`),
    ...transitions.map((transition) => `  ${transition.from} --> ${transition.to} : ${eventOf(transition)}`),
    ...finalStates(transitions).map((state) => `  ${state} --> [*]`),
  ]
  const rows = transitions.map((transition) =>
    line([transition.from, eventOf(transition), transition.to, transition.effects.join(', ') || '–']),
  )
  return [
    `# ${title}`,
    '',
    `Generated from [\`${source}\`](../${source}) by \`npm run diagrams\`; a test fails while it differs.`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...arrows,
    '```',
    '',
    line(['state', 'event [guard]', 'next state', 'effects, in the same transaction']),
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}
