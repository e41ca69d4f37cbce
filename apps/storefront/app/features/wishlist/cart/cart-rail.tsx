import { ONE_SIZE, sizeInText } from '@welt/brands/size-text'
import { useFetcher } from 'react-router'
import type { CartActionAnswer } from '#app/features/cart/answers.ts'
import type { SavedStyles } from '#app/islands/marks.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field-error.tsx'
import { useWhileSame } from '#app/ui/hooks/while-same.ts'
import type { StyleView } from '../list-view.ts'
import { StyleTile } from '../style-tile.tsx'
import { useHearts } from '../use-hearts.ts'
import styles from '../wishlist.module.css'

interface RailTile {
  readonly id: string
  readonly style: StyleView
  readonly size: string
}

function MoveToCart({ tile: { id, style, size }, version }: { readonly tile: RailTile; readonly version: string }) {
  const fetcher = useFetcher<CartActionAnswer>()
  const failure = useWhileSame(
    fetcher.state === 'idle' && fetcher.data?.isDone === false ? fetcher.data : undefined,
    version,
  )?.message
  return (
    <fetcher.Form method="post" action="/cart" className={styles.choice}>
      <input type="hidden" name="intent" value="from-wishlist" />
      <input type="hidden" name="item" value={id} />
      <p className="small">{size === ONE_SIZE ? size : `Size ${size}`}</p>
      <div role="alert">{failure ? <FieldError id={`rail-${id}`}>{failure}</FieldError> : null}</div>
      <Button
        look="secondary"
        isSmall
        isWide
        isBusy={fetcher.state !== 'idle'}
        aria-label={`Move to bag: ${style.name}, ${sizeInText(size)}`}
      >
        Move to bag
      </Button>
    </fetcher.Form>
  )
}

export interface CartRailData {
  readonly tiles: readonly RailTile[]
  /** The whole list; meaningful only if `isKnown`. */
  readonly saved: SavedStyles
  readonly isKnown: boolean
}

/** Also updates the header's count. */
export function CartRail({ tiles, saved, isKnown, version }: CartRailData & { readonly version: string }) {
  useHearts(saved, isKnown)
  if (tiles.length === 0) return null
  return (
    <section aria-labelledby="wishlist-rail" className={styles.rail}>
      <h2 id="wishlist-rail">From your wishlist</h2>
      <a href="/wishlist">See all {saved.count}</a>
      <ul className={styles.railTiles}>
        {tiles.map((tile) => (
          <StyleTile key={tile.id} style={tile.style}>
            <MoveToCart tile={tile} version={version} />
          </StyleTile>
        ))}
      </ul>
    </section>
  )
}
