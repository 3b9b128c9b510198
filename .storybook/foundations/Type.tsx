import { FaceScope } from '../docs/FaceScope.tsx'
import { declaredTokens } from '../docs/face-tokens.ts'
import { FACES, type Face } from '../faces.ts'
import styles from './foundations.module.css'
import { inPixels, useMeasured } from './measured.ts'
import { Page } from './Page.tsx'

const SHOWN: readonly Face[] = ['public', 'console-light']
const FONTS = ['--font-serif', '--font-sans'] as const

/** The type scale in both faces and fonts: sizes and line heights in pixels of this window. */
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
        de lectura no pasa de <code>--measure</code>. Al lado de cada tamaño está la altura de su renglón. El
        dinero y las cifras que se comparan van con cifras de un solo ancho, a la derecha. Los títulos no
        terminan en punto.
      </p>
      {SHOWN.map((face) => (
        <FaceScope key={face} face={face}>
          <section aria-label={FACES[face].title}>
            <h2>{FACES[face].title.replace(', claro', '')}</h2>
            {FONTS.map((font) => (
              <Scale key={font} font={font} sizes={sizes} />
            ))}
            <Measure />
          </section>
        </FaceScope>
      ))}
    </Page>
  )
}

type ScaleProps = { font: (typeof FONTS)[number]; sizes: readonly string[] }

/** Every size in one font. */
const Scale = ({ font, sizes }: ScaleProps) => (
  <>
    <h3>
      <code>{font}</code>
    </h3>
    {sizes.map((size) => (
      <Sample key={size} size={size} font={font} />
    ))}
  </>
)

/** The longest line of reading, as wide as it is. */
function Measure() {
  const [ref, pixels] = useMeasured<HTMLDivElement>((bar) => inPixels(getComputedStyle(bar).width))
  return (
    <div className={styles.step}>
      <code>--measure</code>
      <span>{pixels}</span>
      <div className={styles.bar} ref={ref} style={{ width: 'var(--measure)' }} />
    </div>
  )
}

type SampleProps = { size: string; font: (typeof FONTS)[number] }

function Sample({ size, font }: SampleProps) {
  const [ref, figures] = useMeasured<HTMLParagraphElement>((line) => {
    const { fontSize, lineHeight } = getComputedStyle(line)
    return `${inPixels(fontSize)} / ${inPixels(lineHeight)}`
  })
  return (
    <div className={styles.sample}>
      <code>
        {size}, {figures}
      </code>
      <p ref={ref} style={{ fontSize: `var(${size})`, fontFamily: `var(${font})` }}>
        El molle, <em>Schinus molle</em>, da sombra a S/. 1,234.50
      </p>
    </div>
  )
}
