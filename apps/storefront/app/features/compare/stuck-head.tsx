import { type RefObject, useEffect, useRef, useState } from 'react'
import { followTable } from '#app/islands/stuck-head.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '../product-card/price.tsx'
import styles from './compare.module.css'
import { sizeOf } from './compare-rows.ts'
import type { ComparedShoe } from './compared-shoe.ts'
import { cartFormId } from './shoe-head.tsx'

interface StuckHeadProps {
  readonly shoes: readonly ComparedShoe[]
  readonly size: string | undefined
  /** Columns beside the row names, including the free place. */
  readonly columnCount: number
  readonly table: RefObject<HTMLElement | null>
}

/** Compact header shown while the column heads are scrolled out of view; scripts only. */
export function StuckHead({ shoes, size, columnCount, table }: StuckHeadProps) {
  const bar = useRef<HTMLElement>(null)
  const [isStuck, setStuck] = useState(false)
  useEffect(
    () => (table.current && bar.current ? followTable(table.current, bar.current, setStuck) : undefined),
    [table],
  )
  return (
    <aside
      ref={bar}
      className={styles.stuck}
      data-stuck={isStuck || undefined}
      aria-label="Compared shoes"
      style={{ '--columns': columnCount } as Record<string, number>}
    >
      <div>
        <span />
        {shoes.map((shoe) => (
          <div key={shoe.uid} className={styles.stuckShoe}>
            <span className={styles.stuckPicture} style={{ background: shoe.ground }}>
              {shoe.picture && <Picture src={shoe.picture.url} alt="" sizes="44px" maxWidthPx={160} />}
            </span>
            <p>
              <a href={shoe.path}>{shoe.name}</a>
              <Price facts={shoe.price} />
            </p>
            {sizeOf(shoe, size)?.isInStock && (
              <Button form={cartFormId(shoe)} isSmall aria-label={`Add to bag: ${shoe.name}`}>
                <Icon name="bag" sizePx={20} />
                <span>Add to bag</span>
              </Button>
            )}
          </div>
        ))}
      </div>
    </aside>
  )
}
