import type { MetaDescriptor } from 'react-router'
import { ProductList } from '#app/features/product-card/product-list.tsx'
import { useShop } from '#app/session/site/shop.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import styles from './gone-page.module.css'
import type { CategoryView } from './load-category.server.ts'

const TITLE = 'This shoe is no longer available'
const SHOWN = 4

export const goneMeta = (shopName: string): MetaDescriptor[] => [
  { title: `${TITLE} | ${shopName}` },
  { name: 'robots', content: 'noindex' },
]

/** Shown at the URL of a deleted product, with the first products of its category. [decision 18] */
export function GonePage({ from }: { readonly from: CategoryView | undefined }) {
  const { brands } = useShop().voice
  const products = from?.listing.products.slice(0, SHOWN) ?? []
  return (
    <div className={`container ${styles.page}`}>
      <h1 tabIndex={-1}>{TITLE}</h1>
      <p className="mute measure">
        We don’t sell it any more. {products.length > 0 ? 'Here are some similar styles.' : 'Try one of these instead.'}
      </p>
      <p className={styles.suggestions}>
        {from && <ButtonLink href={from.path}>See all {from.category.name}</ButtonLink>}
        <ButtonLink href="/all-brands" look="secondary">
          All {brands}
        </ButtonLink>
      </p>
      {products.length > 0 && (
        <section aria-labelledby="similar">
          <h2 id="similar">Similar shoes</h2>
          <ProductList products={products} label="Similar shoes" layout="rail" />
        </section>
      )}
    </div>
  )
}
