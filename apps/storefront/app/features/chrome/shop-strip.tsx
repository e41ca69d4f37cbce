import { brands } from '@welt/brands'
import type { RequestContext } from '#app/session/request-context.ts'
import type { Shop } from '#app/session/site/shop.ts'
import styles from './header.module.css'

function shopsOf(
  shop: Shop,
  originOf: RequestContext['originOf'],
): readonly { readonly id: string; readonly name: string; readonly href: string }[] {
  const own = { id: shop.id, name: shop.name, href: '/' }
  const sisters = brands
    .filter(({ id, shipsTo }) => id !== shop.id && shipsTo.includes(shop.country))
    .map(({ id, name }) => ({ id, name, href: `${originOf(id)}/` }))
  return [own, ...sisters]
}

/** [R1.22, A04] */
export function ShopStrip({ shop, originOf }: { readonly shop: Shop; readonly originOf: RequestContext['originOf'] }) {
  return (
    <nav aria-label="Our shops" className={styles.strip}>
      <div className={`container ${styles.shops}`}>
        <p>
          <strong>{shop.name}</strong> {shop.tagline}
        </p>
        <ul>
          {shopsOf(shop, originOf).map(({ id, name, href }) => (
            <li key={id}>{id === shop.id ? <span aria-current="true">{name}</span> : <a href={href}>{name}</a>}</li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
