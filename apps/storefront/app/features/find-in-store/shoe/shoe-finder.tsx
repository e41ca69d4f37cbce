import { ButtonLink } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field-error.tsx'
import { productMessages } from '../../product/messages.ts'
import { ALERT_TEXT } from '../delivered.tsx'
import styles from '../find-in-store.module.css'
import type { FindAnswer } from '../found-store.ts'
import { PlainFind } from '../plain-find.tsx'
import { ShoeSummary } from '../shoe-summary.tsx'
import type { FinderShoe } from './load-shoe.server.ts'

type Size = FinderShoe['sizes'][number]

interface SizesProps {
  readonly sizes: readonly Size[]
  readonly size: Size | undefined
  readonly error: string | undefined
}

function Sizes({ sizes, size, error }: SizesProps) {
  return (
    <fieldset>
      <legend>
        <strong>Size</strong>
      </legend>
      {error && <FieldError id="size-error">{error}</FieldError>}
      <div className={styles.sizes}>
        {sizes.map((one, i) => (
          <label key={one.sku} className={styles.size} data-sold-out={!one.isInStock || undefined}>
            <input
              className="visually-hidden"
              type="radio"
              name="size"
              value={one.sku}
              defaultChecked={one === size || one.sku === size?.sku}
              {...(error ? { 'aria-invalid': true, 'aria-describedby': 'size-error', autoFocus: i === 0 } : {})}
            />
            {one.label}
            {one.isInStock ? null : <span className="visually-hidden">, sold out online</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface ShoeFinderProps {
  /** Undefined when its sizes could not be read. */
  readonly shoe: FinderShoe | undefined
  readonly size: Size | undefined
  readonly query: string
  readonly place: string
  readonly isInStockOnly: boolean
  readonly promise: string | undefined
  readonly answer: FindAnswer | undefined
  readonly errors: { readonly size?: string; readonly place?: string }
}

/** Find in store of the product page, without scripts. [R2.65] */
export function ShoeFinder({ shoe, size, query, errors, ...rest }: ShoeFinderProps) {
  const isSoldOut = size?.isInStock === false
  return (
    <div className="container">
      <div className={styles.page}>
        <h1 tabIndex={-1}>Find in store</h1>
        {shoe ? (
          <PlainFind
            {...rest}
            path="/find-in-store"
            query={query}
            returnTo={shoe.path}
            placeError={errors.place}
            wanted={size ? [{ sku: size.sku, quantity: 1, name: shoe.name, size: size.label }] : []}
            wantedText={size?.label ?? ''}
            isSoldOut={isSoldOut}
            deliver={
              isSoldOut ? (
                <a
                  href={`/stock-alert?${new URLSearchParams({ sku: shoe.sku, size: size?.sku ?? '' })}`}
                  rel="nofollow"
                >
                  {ALERT_TEXT}
                </a>
              ) : (
                <a href={shoe.path}>Get it delivered</a>
              )
            }
          >
            <ShoeSummary {...shoe} />
            <input type="hidden" name="sku" value={shoe.sku} />
            <Sizes sizes={shoe.sizes} size={size} error={errors.size} />
          </PlainFind>
        ) : (
          <div className={styles.none} role="alert">
            <FieldError id="stock-error">{productMessages.stocks}</FieldError>
            <ButtonLink href={`/find-in-store?${query}`} look="secondary">
              Retry
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  )
}
