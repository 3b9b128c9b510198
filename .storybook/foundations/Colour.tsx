import { useLayoutEffect, useRef, useState } from 'react'
import { FaceScope } from '../docs/FaceScope.tsx'
import { declaredTokens } from '../docs/face-tokens.ts'
import { FACES, type Face } from '../faces.ts'
import { COLOUR_PAIRS, SIGN } from './colour-pairs.ts'
import { contrastRatio } from './contrast.ts'
import styles from './foundations.module.css'
import { Page } from './Page.tsx'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys returns string[] for any object
const faces = Object.keys(FACES) as Face[]

/** The colour roles and their contrasts in every face, measured on the page. */
export function Colour() {
  const roles = Array.from(declaredTokens(':root').keys()).filter((name) => name.startsWith('--color-'))
  return (
    <Page
      title="Color"
      lead="Un color se elige por su oficio, nunca por su valor: así cambia con la cara y el contraste queda medido."
    >
      <p>
        Texto: 4.5 a 1 o más. Bordes de campos, foco y señales: 3 a 1 o más. Ningún estado se dice solo con
        color: lleva además palabra, forma o trama. <code>moss</code> y <code>sun</code> son para dibujos y
        líneas, nunca para texto.
      </p>
      {faces.map((face) => (
        <FaceScope key={face} face={face}>
          <section aria-label={FACES[face].title}>
            <h2>{FACES[face].title}</h2>
            <h3>Pares en uso</h3>
            <ul className={styles.pairs} role="list">
              {COLOUR_PAIRS.map((pair) => (
                <Pair key={`${pair[0]} ${pair[1]}`} pair={pair} />
              ))}
            </ul>
            <h3>Todos los oficios</h3>
            <ul className={styles.swatches} role="list">
              {roles.map((role) => (
                <Swatch key={role} role={role} />
              ))}
            </ul>
          </section>
        </FaceScope>
      ))}
    </Page>
  )
}

type PairProps = { pair: (typeof COLOUR_PAIRS)[number] }

/** One colour on another, with the contrast of the computed styles. */
function Pair({ pair: [ink, ground, purpose, needed] }: PairProps) {
  const chip = useRef<HTMLDivElement>(null)
  const [contrast, setContrast] = useState(0)
  useLayoutEffect(() => {
    if (!chip.current) return
    const { color, backgroundColor } = getComputedStyle(chip.current)
    setContrast(Math.floor(contrastRatio(color, backgroundColor) * 100) / 100)
  }, [])
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

/** A role with its computed value. */
function Swatch({ role }: { role: string }) {
  const [value, setValue] = useState('')
  const patch = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (patch.current) setValue(hexOf(getComputedStyle(patch.current).backgroundColor))
  }, [])
  return (
    <li className={styles.swatch}>
      <div className={styles.patch} ref={patch} aria-hidden="true" style={{ background: `var(${role})` }} />
      <code>{role}</code>
      <code>{value}</code>
    </li>
  )
}

/** '#22301f' of `rgb(34, 48, 31)`; a translucent colour stays as it is. */
function hexOf(computed: string): string {
  const channels = computed.match(/[\d.]+/g) ?? []
  if (channels.length !== 3) return computed
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`
}
