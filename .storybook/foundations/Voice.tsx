import { COMPONENT_WORDS } from '../../shared-ui/src/copy/components.ts'
import { MESSAGES_PANEL } from '../../shared-ui/src/copy/messages/messages-panel.ts'
import { ERROR_SENTENCES } from '../../shared-ui/src/copy/problems/problems.ts'
import { SERVER_ERROR } from '../../shared-ui/src/copy/problems/server-error.ts'
import { ROOM_CARD_WORDS } from '../../shared-ui/src/copy/rooms/room-card.ts'
import styles from './foundations.module.css'
import { Page } from './Page.tsx'

/** A rule of the voice with texts of the product that follow it. */
const RULES: readonly (readonly [rule: string, texts: readonly string[]])[] = [
  [
    'Se trata de usted, con verbo y sin adornos. Ni «por favor» en cada frase ni «¡Ups!».',
    [COMPONENT_WORDS.choose, ERROR_SENTENCES.nights_taken],
  ],
  [
    'Un error dice qué pasó, qué no pasó y qué hacer ahora. Si se trata de dinero, dice si se cobró.',
    [ERROR_SENTENCES.payment_unavailable, ERROR_SENTENCES.hold_lost],
  ],
  [
    'Un botón es un verbo, o dos palabras que dicen lo que pasará. Un enlace dice adónde lleva.',
    [COMPONENT_WORDS.retry, COMPONENT_WORDS.loadMore, COMPONENT_WORDS.skipToContent],
  ],
  [
    'Una lista vacía dice qué no hay, por qué, y cuál es el paso siguiente.',
    [MESSAGES_PANEL.empty, MESSAGES_PANEL.emptyText],
  ],
  [
    'Lo que se lee en voz alta distingue lo que el ojo distingue.',
    [`${ROOM_CARD_WORDS.more}${ROOM_CARD_WORDS.moreOf('103')}`],
  ],
  [
    'Solo la frase que fija la especificación está en inglés, detrás del castellano y marcada como inglés.',
    [SERVER_ERROR.spanish, SERVER_ERROR.noConnection],
  ],
]

/** How the product speaks, with texts of its own copy. */
export function Voice() {
  return (
    <Page
      title="Voz"
      lead="Castellano del Perú, claro y sereno: quien lee está en un teléfono con poca señal o con tres personas esperando."
    >
      {RULES.map(([rule, texts]) => (
        <section key={rule} className={styles.rule}>
          <h2>{rule}</h2>
          <ul>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h2>Palabras de la casa</h2>
        <p>
          Entrada y salida (no check-in ni check-out), huésped, estadía, noche, habitación, reserva en el
          sitio y reservación en la consola, zona y familia de una planta, bloqueo. El IGV se nombra siempre.
        </p>
        <p>
          Ningún texto se escribe en un componente: todos están en <code>shared-ui/src/copy</code>, y lo que
          es de esta casa, en <code>content</code>.
        </p>
      </section>
    </Page>
  )
}
