import { type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { CartIcon } from '#app/features/cart/cart-icon.tsx'
import { InsetSelect } from '#app/features/cart/lines/inset-select.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field-error.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { later, nothing } from '#app/ui/preloadable.ts'
import type { ListAnswer } from './answer.ts'
import type { Tile, TileSize } from './list-view.ts'
import { StyleTile } from './style-tile.tsx'
import { useAnswer } from './use-answer.ts'
import styles from './wishlist.module.css'

const StockAlert = later(async () => (await import('../stock-alert/stock-alert.tsx')).StockAlert, nothing)

/** The page's removal fetcher; it must outlive the removed tile. */
export const REMOVAL = 'wishlist-removal'

/** At most one message, by priority. */
function News({ tile, size }: { readonly tile: Tile; readonly size: TileSize | undefined }) {
  if (tile.priceDrop)
    return (
      <p className={styles.good}>
        <CartIcon name="fall" /> {tile.priceDrop} less than when you saved it
      </p>
    )
  if (!size) return null
  if (!size.isInStock)
    return (
      <p className={styles.news}>
        <Icon name="alert" sizePx={18} /> {size.label} is sold out
      </p>
    )
  if (tile.isBack)
    return (
      <p className={styles.warn}>
        <CartIcon name="bell" /> {size.label} is back{size.leftCount ? `: ${size.leftCount} left` : ''}
      </p>
    )
  return size.leftCount ? (
    <p className={styles.warn}>
      <Icon name="alert" sizePx={18} /> Only {size.leftCount} left in {size.label}
    </p>
  ) : null
}

/** Includes sold-out sizes, which offer a stock alert. */
function SizeOptions({ sizes }: { readonly sizes: readonly TileSize[] }) {
  return (
    <>
      <option value="">Choose</option>
      {sizes.map(({ uid, label, isInStock }) => (
        <option key={uid} value={uid}>
          {label}
          {isInStock ? '' : ' (sold out)'}
        </option>
      ))}
    </>
  )
}

interface ChoiceProps {
  readonly tile: Tile
  readonly action: string
  readonly answer: ListAnswer | undefined
}

function useChoice({ tile, answer }: ChoiceProps) {
  const fetcher = useFetcher<ListAnswer>({ key: `saved-${tile.id}` })
  const given = useAnswer(fetcher) ?? (answer?.id === tile.id ? answer : undefined)
  const isBusy = fetcher.state !== 'idle'
  const sent = fetcher.formData?.get('option')
  const size = tile.style.sizes.find(({ uid }) => uid === (isBusy && sent ? sent : tile.sizeUid))
  return { fetcher, given, isBusy, size }
}

function useFocusWhen(
  isWanted: boolean,
  field: RefObject<HTMLSelectElement | null>,
  answer: ListAnswer | undefined,
): void {
  useEffect(() => {
    if (isWanted && answer) field.current?.focus()
  }, [isWanted, answer, field])
}

function Choice(props: ChoiceProps) {
  const { tile, action } = props
  const { fetcher, given, isBusy, size } = useChoice(props)
  const select = useRef<HTMLSelectElement>(null)
  const [isAlerting, setAlerting] = useState(false)
  const error = given?.isSizeMissing && !size ? 'Choose a size' : given?.problem?.message
  useFocusWhen(given?.isSizeMissing === true, select, given)
  const id = `size-${tile.id}`
  const change = (option: string) => {
    setAlerting(false)
    if (option) void fetcher.submit({ intent: 'size', id: tile.id, option }, { method: 'post', action })
  }
  // Saves a size that was chosen before hydration.
  const changeToShown = useEffectEvent(() => {
    const shown = select.current?.value
    if (shown !== undefined && shown !== tile.sizeUid) change(shown)
  })
  useEffect(() => changeToShown(), [])
  return (
    <div className={styles.choice}>
      {/* A value that the browser restores would be saved as if it had been chosen. */}
      <fetcher.Form method="post" action={action} autoComplete="off" aria-busy={isBusy}>
        <input type="hidden" name="id" value={tile.id} />
        <input type="hidden" name="from" value={tile.sizeUid} />
        <input type="hidden" name="sku" value={tile.style.sku} />
        <div role="alert">{error && !isBusy ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}</div>
        <InsetSelect
          ref={select}
          id={id}
          label="Size"
          name="option"
          defaultValue={tile.sizeUid}
          data-empty={size ? undefined : ''}
          onChange={(event) => change(event.currentTarget.value)}
          {...(error ? { 'aria-describedby': `${id}-error`, 'aria-invalid': true } : {})}
        >
          <SizeOptions sizes={tile.style.sizes} />
        </InsetSelect>
        <Button look="secondary" isSmall name="intent" value="size" className="without-scripts">
          Update
        </Button>
        {size && !size.isInStock ? (
          <ButtonLink
            href={`/stock-alert?sku=${encodeURIComponent(tile.style.sku)}`}
            look="secondary"
            onClick={(event) => {
              event.preventDefault()
              setAlerting(true)
            }}
          >
            <CartIcon name="bell" /> Email me when back
          </ButtonLink>
        ) : (
          <Button
            look={size ? 'primary' : 'secondary'}
            name="intent"
            value="add"
            isBusy={isBusy}
            aria-label={`Add to bag: ${tile.style.name}`}
          >
            Add to bag
          </Button>
        )}
      </fetcher.Form>
      {isAlerting && size ? (
        <Suspense>
          <StockAlert key={size.sku} sku={size.sku} size={size.label} />
        </Suspense>
      ) : null}
    </div>
  )
}

/** [R2.76, R3.28] */
export function SavedTile(props: ChoiceProps) {
  const { tile, action } = props
  const { style } = tile
  const removal = useFetcher<ListAnswer>({ key: REMOVAL })
  const size = style.sizes.find(({ uid }) => uid === tile.sizeUid)
  const mark = tile.priceDrop ? 'Price drop' : tile.isBack && size?.isInStock ? 'Back in stock' : undefined
  const badge = mark ? (
    <span className={styles.mark} data-mark={tile.priceDrop ? 'drop' : 'back'}>
      {mark}
    </span>
  ) : null
  return (
    <StyleTile style={style} mark={badge}>
      <News tile={tile} size={size} />
      <Choice {...props} />
      <removal.Form method="post" action={action} className={styles.heart}>
        <input type="hidden" name="id" value={tile.id} />
        <input type="hidden" name="sku" value={style.sku} />
        <input type="hidden" name="option" value={tile.sizeUid} />
        <Button
          look="icon"
          name="intent"
          value="remove"
          aria-pressed="true"
          aria-label={`Remove ${style.name} from wishlist`}
        >
          <Icon name="heart" />
        </Button>
      </removal.Form>
    </StyleTile>
  )
}
