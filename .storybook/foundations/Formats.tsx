import * as format from '../../shared-ui/src/copy/format.ts'
import styles from './foundations.module.css'
import { Page } from './Page.tsx'

const DAY = '2026-11-30'
const INSTANT = '2026-11-30T19:05:00.000Z'

/** Each format with the function that makes it; the text is what the function returns. */
const FORMATS: readonly (readonly [use: string, call: string, text: string])[] = [
  ['Montos, siempre con dos decimales', 'formatSoles(1234.5)', format.formatSoles(1234.5)],
  ['Precio de una noche, hasta cuatro decimales', 'formatPrice(84.7458)', format.formatPrice(84.7458)],
  ['Fecha en una frase', `formatLongDate('${DAY}')`, format.formatLongDate(DAY)],
  ['Fecha en un resumen', `formatDate('${DAY}')`, format.formatDate(DAY)],
  ['Fecha donde hay poco lugar', `formatBriefDate('${DAY}')`, format.formatBriefDate(DAY)],
  ['Día sin año', `formatDayOfMonth('${DAY}')`, format.formatDayOfMonth(DAY)],
  ['Mes en una frase', "formatMonth('2026-11')", format.formatMonth('2026-11')],
  ['Mes entre varios años', "formatShortMonth('2026-11')", format.formatShortMonth('2026-11')],
  ['Día y hora, en Lima', `formatMoment('${INSTANT}')`, format.formatMoment(INSTANT)],
  ['Hora, en Lima, de 24 horas', `formatTime('${INSTANT}')`, format.formatTime(INSTANT)],
  ['Parte de un total', 'formatPercent(62.5)', format.formatPercent(62.5)],
  ['Noches', 'formatNights(1)', format.formatNights(1)],
  ['Personas', 'formatPersons(2)', format.formatPersons(2)],
]

/** Soles, dates, times and counts, as the product's own functions write them. */
export function Formats() {
  return (
    <Page
      title="Formatos"
      lead="Soles y fechas se escriben de una sola manera en páginas, correos e impresos, porque los escribe la misma función."
    >
      <table className={styles.table}>
        <caption>Formatos y la función que los escribe</caption>
        <thead>
          <tr>
            <th scope="col">Para</th>
            <th scope="col">Se ve</th>
            <th scope="col">En el código</th>
          </tr>
        </thead>
        <tbody>
          {FORMATS.map(([use, call, text]) => (
            <tr key={call}>
              <td>{use}</td>
              <td>{text}</td>
              <td>
                <code>{call}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul>
        <li>Punto para los decimales y coma para los miles, como se escribe en el Perú.</li>
        <li>El espacio después de «S/.» y antes de «%» no se parte entre renglones.</li>
        <li>El noveno mes es «setiembre».</li>
        <li>La fecha es la de Lima para todos, también para quien mira desde otro país.</li>
        <li>La salida es el día en que se deja la habitación; la última noche es la anterior.</li>
      </ul>
    </Page>
  )
}
