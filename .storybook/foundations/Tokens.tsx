import tokens from '../../shared-ui/src/styles/tokens.json'
import tokensFile from '../../shared-ui/src/styles/tokens.json?url'
import { FACES } from '../faces.ts'
import styles from './foundations.module.css'
import { Page } from './Page.tsx'

/** The custom properties of a group, which are the same in every face. */
const namesOf = (group: string, values: object): string[] =>
  '$value' in values
    ? [`--${group}`]
    : Object.keys(values).map((name) => (name === '$root' ? `--${group}` : `--${group}-${name}`))

/** The file of the tokens for design programs, and which tokens it has. */
export function Tokens() {
  const faces = Object.values(FACES).map(({ title }) => title.toLocaleLowerCase('es-PE'))
  return (
    <Page
      title="Tokens"
      lead="Color, letra, espacio y movimiento con un nombre por oficio: los mismos en el código y en su programa de diseño."
    >
      <p>
        <a href={tokensFile} download="tokens.json">
          Descargar tokens.json
        </a>{' '}
        en el formato de la W3C (Design Tokens 2025.10), con un grupo por cara: {faces.join('; ')}.
      </p>
      <p>
        Sale de <code>shared-ui/src/styles/tokens.css</code> y <code>console.css</code>, que son lo único que
        se edita; <code>npm run tokens</code> lo escribe de nuevo y una prueba avisa si quedó atrás. Lo que
        cambia con el ancho lleva su valor mayor; impresión, táctil y movimiento reducido no están.
      </p>
      <table className={styles.table}>
        <caption>Grupos de tokens y sus nombres</caption>
        <thead>
          <tr>
            <th scope="col">Grupo</th>
            <th scope="col">Nombres</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(tokens.public).map(([group, values]) => (
            <tr key={group}>
              <th scope="row">{group}</th>
              <td>
                <code>{namesOf(group, values).join(' ')}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Page>
  )
}
