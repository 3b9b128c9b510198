import type { CSSProperties } from 'react'
import { FaceScope } from '../docs/FaceScope.tsx'
import { declaredTokens } from '../docs/face-tokens.ts'
import { FACES, type Face } from '../faces.ts'
import styles from './foundations.module.css'
import { inPixels, useMeasured } from './measured.ts'
import { Page } from './Page.tsx'

const SHOWN: readonly Face[] = ['public', 'console-light']
const DENSITY = ['--control-height', '--control-pad', '--field-gap', '--card-pad', '--page-margin']

const named = (prefix: string): string[] =>
  Array.from(declaredTokens(':root').keys()).filter((name) => name.startsWith(prefix))

/** Spacing, density, radii, lines and shadows, measured in this window. */
export function Space() {
  return (
    <Page
      title="Espacio y formas"
      lead="Pasos de 4 px con nombre. Entre dos cosas que van juntas, un paso chico; entre dos que no, uno grande."
    >
      <p>
        Los pasos de 5 en adelante y la densidad cambian entre el sitio público y la consola; en pantallas
        táctiles la consola usa controles de 44 px.
      </p>
      {SHOWN.map((face) => (
        <FaceScope key={face} face={face}>
          <section aria-label={FACES[face].title}>
            <h2>{FACES[face].title.replace(', claro', '')}</h2>
            {[...named('--space-'), ...DENSITY].map((step) => (
              <Step key={step} step={step} />
            ))}
          </section>
        </FaceScope>
      ))}
      <section>
        <h2>Radios, líneas y sombras</h2>
        <p>
          Esquinas casi rectas, como de papel. La sombra dice que algo está encima, no que se puede pulsar.
        </p>
        <ul className={styles.forms} role="list">
          {named('--radius-').map((token) => (
            <Form
              key={token}
              token={token}
              style={{ borderRadius: `var(${token})`, border: 'var(--line)' }}
            />
          ))}
          <Form token="--line" style={{ border: 'var(--line)' }} />
          <Form token="--rule-double" style={{ borderBlockEnd: 'var(--rule-double)' }} />
          {named('--shadow-').map((token) => (
            <Form key={token} token={token} style={{ boxShadow: `var(${token})` }} />
          ))}
        </ul>
      </section>
    </Page>
  )
}

function Step({ step }: { step: string }) {
  const [ref, pixels] = useMeasured<HTMLDivElement>((bar) => inPixels(getComputedStyle(bar).width))
  return (
    <div className={styles.step}>
      <code>{step}</code>
      <span>{pixels}</span>
      <div className={styles.bar} ref={ref} style={{ width: `var(${step})` }} />
    </div>
  )
}

type FormProps = { token: string; style: CSSProperties }

/** A form with its value as the stylesheets declare it. */
function Form({ token, style }: FormProps) {
  return (
    <li>
      <div className={styles.form} style={style} />
      <code>{token}</code>
      <br />
      <small>{declaredTokens(':root').get(token)}</small>
    </li>
  )
}
