import type { RailBlock } from '@welt/brands'
import type { CardFragment } from '#app/features/product/card.generated.ts'
import { Card } from '#app/features/product-card/card.tsx'
import { ProductList } from '#app/features/product-card/product-list.tsx'
import type { RailProducts } from './load-home.server.ts'
import styles from './rail.module.css'

interface NumberedProps {
  readonly products: readonly CardFragment[]
  readonly block: RailBlock
}

/** Each shoe below its number and a comment. */
function Numbered({ products, block: { heading, comments = {} } }: NumberedProps) {
  const prefixes = Object.keys(comments)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: lists without markers lose their role in some readers
    <ul role="list" aria-label={heading} className="edit">
      {products.map((product, at) => {
        const prefix = prefixes.find((one) => product.url_key?.startsWith(`${one}-`))
        return (
          <li key={product.uid} id={`style-${product.url_key}`}>
            <p className="edit-number">{at + 1}</p>
            {prefix ? <p className="edit-comment">{comments[prefix]}</p> : null}
            <Card product={product} headingLevel="h3" sizes="(min-width: 900px) 30vw, 46vw" />
          </li>
        )
      })}
    </ul>
  )
}

export function Rail({
  block,
  rail,
  id,
}: {
  readonly block: RailBlock
  readonly rail: RailProducts
  readonly id: string
}) {
  return (
    <section className={styles[block.look ?? 'plain']} data-rail={block.look} aria-labelledby={id}>
      <div className={`container section ${styles.rail}`}>
        <div className={styles.head}>
          <h2 id={id}>{block.heading}</h2>
          <a href={block.link.href}>{block.link.text}</a>
        </div>
        {block.look === 'numbered' ? (
          <Numbered products={rail.items} block={block} />
        ) : (
          <ProductList products={rail.items} label={block.heading} layout={block.count > 4 ? 'listing' : 'rail'} />
        )}
      </div>
    </section>
  )
}
