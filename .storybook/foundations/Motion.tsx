import { useState } from 'react'
import { Button } from '../../shared-ui/src/components/Button/Button.tsx'
import { declaredTokens } from '../docs/face-tokens.ts'
import styles from './foundations.module.css'
import { Page } from './Page.tsx'

/** The durations and the curve of motion, with a demonstration. */
export function Motion() {
  const [isMoved, setMoved] = useState(false)
  const tokens = Array.from(declaredTokens(':root')).filter(([name]) => /^--(?:motion|ease)/.test(name))
  return (
    <Page
      title="Movimiento"
      lead="El movimiento explica de dónde viene algo o adónde fue. Si no explica nada, no se mueve."
    >
      <table className={styles.table}>
        <caption>Duraciones y curva</caption>
        <thead>
          <tr>
            <th scope="col">Nombre</th>
            <th scope="col">Valor</th>
          </tr>
        </thead>
        <tbody>
          {tokens.map(([name, value]) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <section>
        <h2>Prueba</h2>
        <Button onClick={() => setMoved(!isMoved)}>Mover</Button>
        {tokens
          .filter(([name]) => name.startsWith('--motion'))
          .map(([name]) => (
            <div key={name} className={styles.track}>
              <code>{name}</code>
              <div
                className={styles.runner}
                data-moved={isMoved || undefined}
                style={{ transitionDuration: `var(${name})` }}
              />
            </div>
          ))}
      </section>
      <ul>
        <li>
          Con movimiento reducido en el sistema, todas las duraciones son 0 y el carrusel no avanza solo.
        </li>
        <li>
          La consola no mueve nada por su cuenta: quien apunta no debe errar porque la página se corrió.
        </li>
        <li>Se anima la posición y la opacidad, nunca el tamaño de lo que contiene texto.</li>
        <li>Un indicador de carga dice qué se carga; el giro solo confirma que sigue.</li>
      </ul>
    </Page>
  )
}
