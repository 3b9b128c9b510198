import '../brand/brand.ts'
import styles from './Products.module.css'

/** Links to the two products that the design system is of. */
export function Products() {
  const { publicSite, adminSite } = globalThis.LODGE_BRAND.products
  return (
    <ul className={`sb-unstyled ${styles.products}`} role="list">
      <li>
        <a href={publicSite} target="_blank" rel="noreferrer">
          Sitio público
        </a>
        <span>Para visitantes: con aire, en un teléfono con poca señal.</span>
      </li>
      <li>
        <a href={adminSite} target="_blank" rel="noreferrer">
          Consola
        </a>
        <span>Para el personal: densa y serena, clara y oscura.</span>
      </li>
    </ul>
  )
}
