import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { contrastRatio } from './contrast.ts'
import styles from './Foundations.module.css'

const TEXT = 4.5
const SIGN = 3

/** The pairs of text and background colour in use, their purpose, and the contrast that each needs. */
const PAIRS = [
  ['text', 'ground', 'Texto', TEXT],
  ['text', 'sunken', 'Texto en lo hundido', TEXT],
  ['text-soft', 'ground', 'Texto menor', TEXT],
  ['text-soft', 'surface', 'Texto menor en tarjeta', TEXT],
  ['text-soft', 'sunken', 'Botón desactivado', TEXT],
  ['accent', 'surface', 'Precio', TEXT],
  ['accent', 'ground', 'Precio en la hoja', TEXT],
  ['link', 'ground', 'Enlace', TEXT],
  ['link', 'surface', 'Enlace en tarjeta', TEXT],
  ['action', 'surface', 'Botón secundario', TEXT],
  ['on-action', 'action', 'Botón principal', TEXT],
  ['on-action', 'action-strong', 'Botón principal, señalado', TEXT],
  ['action', 'action-tint', 'Botón discreto, señalado', TEXT],
  ['on-danger', 'danger', 'Botón que destruye', TEXT],
  ['on-danger', 'danger-strong', 'Botón que destruye, señalado', TEXT],
  ['danger', 'ground', 'Error de un campo', TEXT],
  ['danger', 'danger-tint', 'Estado con falla', TEXT],
  ['success', 'success-tint', 'Estado firme', TEXT],
  ['warning', 'warning-tint', 'Estado en espera', TEXT],
  ['warning', 'ground', 'Aviso de un campo', TEXT],
  ['information', 'information-tint', 'Señal de información', SIGN],
  ['control-line', 'ground', 'Borde de un campo', SIGN],
  ['control-line', 'surface', 'Borde de un campo, dentro', SIGN],
  ['focus', 'ground', 'Foco', SIGN],
  ['focus', 'surface', 'Foco en tarjeta', SIGN],
] as const

const SIZES = ['3xl', '2xl', 'xl', 'l', 'm', 's', 'xs'] as const
const STEPS = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** The page for designers: every pair of colours with its contrast, the type scale and the spacing scale. */
export function Foundations() {
  return (
    <main className={styles.page}>
      <h1>Fundamentos</h1>
      <section>
        <h2>Color, por su oficio</h2>
        <ul className={styles.pairs}>
          {PAIRS.map(([ink, ground, purpose, needed]) => (
            <Pair key={`${ink} ${ground}`} ink={ink} ground={ground} purpose={purpose} needed={needed} />
          ))}
        </ul>
      </section>
      <section>
        <h2>Letra</h2>
        {SIZES.map((size) => (
          <p className={styles.sample} key={size} style={{ fontSize: `var(--text-${size})` }}>
            <code>--text-{size}</code> El molle, <em>Schinus molle</em>, da sombra a S/. 1,234.50
          </p>
        ))}
        <p>
          La tipografía de los títulos y de los nombres de planta es Brygada 1918; la del resto, Source Sans
          3. Las líneas de lectura no pasan de 66 caracteres y las cifras de dinero van en columna.
        </p>
      </section>
      <section>
        <h2>Espacio</h2>
        {STEPS.map((step) => (
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React has no type for a custom property
          <p className={styles.step} key={step} style={{ '--step': `var(--space-${step})` } as CSSProperties}>
            <code>--space-{step}</code>
          </p>
        ))}
      </section>
    </main>
  )
}

type PairProps = { ink: string; ground: string; purpose: string; needed: number }

/** One colour on another, with the contrast of the computed styles. */
function Pair({ ink, ground, purpose, needed }: PairProps) {
  const chip = useRef<HTMLDivElement>(null)
  const [contrast, setContrast] = useState(0)
  // After every render, because the toolbar changes the face without notifying this component; an equal number stops the
  // loop.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  useLayoutEffect(() => {
    if (!chip.current) return
    const painted = getComputedStyle(chip.current)
    setContrast(Math.floor(contrastRatio(painted.color, painted.backgroundColor) * 100) / 100)
  })
  return (
    <li className={styles.pair}>
      <div
        className={styles.chip}
        ref={chip}
        aria-hidden="true"
        style={{ color: `var(--color-${ink})`, background: `var(--color-${ground})` }}
      >
        {needed === SIGN ? <span className={styles.sign} /> : 'Aa'}
      </div>
      <div>
        <strong>{purpose}</strong>
        <br />
        <code>
          {ink} / {ground}
        </code>
        <br />
        <data value={contrast} data-needed={needed}>
          {contrast.toFixed(2)}
        </data>{' '}
        de {needed}
      </div>
    </li>
  )
}
