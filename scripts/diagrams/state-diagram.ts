/** A transition as a diagram shows it. */
export type DrawnTransition = {
  from: string
  on: string
  when?: string
  to: string
  effects: readonly string[]
}

/** What a page of a state machine says beside its diagram. */
export type StateMachine = {
  title: string
  /** The file that holds the table. */
  source: string
  /** The states in which a row may be written first. */
  initial: readonly string[]
  transitions: readonly DrawnTransition[]
}

const eventOf = ({ on, when }: DrawnTransition): string => (when ? `${on} [${when}]` : on)

const statesOf = (transitions: readonly DrawnTransition[]): string[] => [
  ...new Set(transitions.flatMap(({ from, to }) => [from, to])),
]

/** The states that nothing leads out of. */
export const finalStates = (transitions: readonly DrawnTransition[]): string[] =>
  statesOf(transitions).filter((state) => transitions.every(({ from }) => from !== state))

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** A Markdown page with the diagram (Mermaid) and the table of a state machine. */
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
