import { Markdown } from '@storybook/addon-docs/blocks'
import type { ComponentType } from 'react'
import { propsOf } from './component-props.ts'
import styles from './docs.module.css'

/** The props of a component with their types, defaults and descriptions, as its types and comments have them. */
export function PropsTable({ of }: { of: ComponentType }) {
  const props = propsOf(of)
  if (props.length === 0) return <p>No tiene: siempre se ve igual, o todo le llega de la página.</p>
  return (
    <>
      <p>Sus nombres y descripciones están en inglés, como en el código.</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be focusable by keyboard */}
      <div className={styles.scroll} role="region" aria-label="Propiedades" tabIndex={0}>
        <table className={styles.props}>
          <thead>
            <tr>
              <th scope="col">Nombre</th>
              <th scope="col">Tipo</th>
              <th scope="col">Por defecto</th>
              <th scope="col">Descripción</th>
            </tr>
          </thead>
          <tbody>
            {props.map(({ name, type, isRequired, byDefault, description }) => (
              <tr key={name}>
                <td>
                  <code>{name}</code>
                  {isRequired && <span className={styles.tags}> obligatoria</span>}
                </td>
                <td>
                  <code>{type}</code>
                </td>
                <td>{byDefault && <code>{byDefault}</code>}</td>
                <td lang="en">
                  <Markdown>{description}</Markdown>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
