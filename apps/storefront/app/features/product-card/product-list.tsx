import type { Brand } from '@welt/brands'
import type { ReactNode } from 'react'
import type { CardFragment } from '#app/features/product/card.generated.ts'
import { CARD_SIZES } from '#app/ui/picture.tsx'
import { Card } from './card.tsx'
import styles from './product-list.module.css'

interface ProductListProps {
  readonly products: readonly CardFragment[]
  /** Accessible name; `Products` on listings. */
  readonly label: string
  readonly layout: 'listing' | 'rail'
  readonly headingLevel?: 'h2' | 'h3'
  /** Of a listing. */
  readonly grid?: Brand['layout']['grid']
  /** Number of eagerly loaded pictures. */
  readonly eagerCount?: number
  /** The first picture is the page's LCP element. */
  readonly isFirstMain?: boolean
  /** Shows quick size pickers on the cards. */
  readonly hasSizes?: boolean
  readonly noteOf?: ((product: CardFragment) => ReactNode) | undefined
}

const LEAD_SIZES = '(min-width: 1200px) 46vw, (min-width: 900px) 60vw, 92vw'
const PAIR_SIZES = '(min-width: 1000px) 36vw, 46vw'

function sizesIn(grid: Brand['layout']['grid'], index: number): string {
  if (grid === 'pairs') return PAIR_SIZES
  return grid === 'lead' && index === 0 ? LEAD_SIZES : CARD_SIZES
}

/** A named list: a grid on listings, elsewhere a row that scrolls on phones. [R2.80] */
export function ProductList({
  products,
  label,
  layout,
  grid = 'thirds',
  headingLevel = 'h3',
  eagerCount = 0,
  isFirstMain = false,
  hasSizes = false,
  noteOf,
}: ProductListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: lists without markers lose their role in some readers
    <ul role="list" aria-label={label} className={styles[layout]} data-grid={grid}>
      {products.map((product, index) => (
        <li key={product.uid} id={`style-${product.url_key}`}>
          <Card
            product={product}
            headingLevel={headingLevel}
            isEager={index < eagerCount}
            isMain={isFirstMain && index === 0}
            hasSizes={hasSizes}
            note={noteOf?.(product)}
            sizes={sizesIn(grid, index)}
          />
        </li>
      ))}
    </ul>
  )
}
