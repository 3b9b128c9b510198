import { FaceScope } from '../docs/FaceScope.tsx'
import { declaredTokens } from '../docs/face-tokens.ts'
import { FACES, type Face } from '../faces.ts'
import styles from './foundations.module.css'
import { inPixels, useMeasured } from './measured.ts'
import { Page } from './Page.tsx'

const SHOWN: readonly Face[] = ['public', 'console-light']

/** The type scale in both faces, in pixels of this window. */
export function Type() {
  const sizes = Array.from(declaredTokens(':root').keys())
    .filter((name) => name.startsWith('--text-'))
    .toReversed()
  return (
    <Page
      title="Tipografía"
      lead="Brygada 1918 para títulos, nombres de plantas y precios grandes; su cursiva, solo para nombres científicos. Source Sans 3 para lo demás."
    >
      <p>
        Los tamaños del sitio público crecen con la ventana; los de la consola son fijos y menores. Un renglón
        de lectura no pasa de <code>--measure</code>. El dinero y las cifras que se comparan van con cifras de
        un solo ancho, a la derecha. Los títulos no terminan en punto.
      </p>
      {SHOWN.map((face) => (
        <FaceScope key={face} face={face}>
          <section aria-label={FACES[face].title}>
            <h2>{FACES[face].title.replace(', claro', '')}</h2>
            {sizes.map((size) => (
              <Sample key={size} size={size} />
            ))}
          </section>
        </FaceScope>
      ))}
    </Page>
  )
}

function Sample({ size }: { size: string }) {
  const [ref, pixels] = useMeasured<HTMLParagraphElement>((line) => inPixels(getComputedStyle(line).fontSize))
  return (
    <div className={styles.sample}>
      <code>
        {size}, {pixels}
      </code>
      <p ref={ref} style={{ fontSize: `var(${size})` }}>
        El molle, <em>Schinus molle</em>, da sombra a S/. 1,234.50
      </p>
    </div>
  )
}
