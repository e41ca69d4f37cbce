import { formatCents } from '@welt/kit/money'
import { useEffect, useId, useRef } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { CartActionAnswer } from './answers.ts'
import styles from './cart.module.css'
import { type CartLine, lineText } from './cart-model.ts'

/** Key of the one fetcher that removes lines; it belongs to the page, since the line itself goes. */
export const REMOVAL = 'removal'

function LinePrice({ line }: { readonly line: CartLine }) {
  const hasSaving = line.regularUnitCents > line.unitCents
  return (
    <p className={styles.rowPrice}>
      <span className={hasSaving ? styles.reduced : undefined}>{formatCents(line.rowCents)}</span>
      {hasSaving ? (
        <s className="mute small">
          <span className="visually-hidden">Was </span>
          {formatCents(line.regularUnitCents * line.quantity)}
        </s>
      ) : null}
    </p>
  )
}

/**
 * Whether a shopper chose something else than the server drew; where the server had nothing to choose, browsers choose
 * by themselves.
 */
const isChosenAnew = (form: HTMLFormElement) =>
  [...form.elements].some((field) => {
    if (!(field instanceof HTMLSelectElement)) return false
    const initial = [...field.options].find(({ defaultSelected }) => defaultSelected)
    return initial !== undefined && !initial.selected
  })

/**
 * A line of the cart page: picture, names, size and quantity to change, price, remove. Plain forms; a change is sent at
 * once where scripts run.
 */
export function CartLineItem({ line, isScripted }: { readonly line: CartLine; readonly isScripted: boolean }) {
  const fetcher = useFetcher<CartActionAnswer>({ key: `line-${line.uid}` })
  const removal = useFetcher<CartActionAnswer>({ key: REMOVAL })
  const id = useId()
  const isBusy = fetcher.state !== 'idle' || removal.formData?.get('uid') === line.uid
  const lineName = lineText(line)
  const problem = fetcher.data && !fetcher.data.isDone ? fetcher.data.message : line.problem
  const { submit } = fetcher
  const send = (chosen: HTMLFormElement | null) => chosen && submit(chosen)
  const form = useRef<HTMLFormElement>(null)
  // A choice that was made before the scripts were there is sent as soon as they are.
  useEffect(() => {
    if (form.current && isChosenAnew(form.current)) submit(form.current)
  }, [submit])
  return (
    <li className={styles.line} aria-busy={isBusy}>
      {/* biome-ignore lint/a11y/useAnchorContent: the picture repeats the link of the name beside it, for pointers only */}
      <a href={line.href} className={`tile ${styles.picture}`} tabIndex={-1} aria-hidden="true">
        {line.imageUrl ? <Picture src={line.imageUrl} alt="" sizes="120px" maxWidthPx={320} /> : null}
      </a>
      <div className={styles.facts}>
        {line.brand ? <p className="mute small">{line.brand}</p> : null}
        <h2 className={styles.name}>{line.href ? <a href={line.href}>{line.name}</a> : line.name}</h2>
        {line.colour ? <p className="mute small">{line.colour}</p> : null}
        <LinePrice line={line} />
        {problem ? <Notice tone="negative">{problem}</Notice> : line.notice ? <Notice tone="neutral">{line.notice}</Notice> : null}
        <fetcher.Form
          ref={form}
          method="post"
          action="/cart"
          autoComplete="off"
          className={styles.choices}
          aria-label={`Change ${lineName}`}
        >
          <input type="hidden" name="uid" value={line.uid} />
          <input type="hidden" name="sku" value={line.productSku} />
          <input type="hidden" name="from_size" value={line.sizeUid ?? ''} />
          {line.sizes.length > 0 ? (
            <SelectField
              key={`size-${line.sizeUid}`}
              id={`${id}-size`}
              label="Size"
              name="size"
              defaultValue={line.sizeUid}
              onChange={(event) => send(event.currentTarget.form)}
            >
              {line.sizes.map((size) => (
                <option key={size.uid} value={size.uid} disabled={!size.isInStock && size.uid !== line.sizeUid}>
                  {size.label}
                  {size.isInStock ? '' : ' (sold out)'}
                </option>
              ))}
            </SelectField>
          ) : null}
          <SelectField
            key={`quantity-${line.quantity}`}
            id={`${id}-quantity`}
            label="Quantity"
            name="quantity"
            defaultValue={line.quantity}
            onChange={(event) => send(event.currentTarget.form)}
          >
            {Array.from({ length: line.mostQuantity }, (_, at) => at + 1).map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </SelectField>
          <div className={styles.buttons}>
            {isScripted ? null : (
              <Button look="secondary" isSmall name="intent" value="update">
                Update
              </Button>
            )}
            {isScripted ? <input type="hidden" name="intent" value="update" /> : null}
          </div>
        </fetcher.Form>
        <removal.Form method="post" action="/cart">
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="uid" value={line.uid} />
          <Button look="quiet" isSmall className={styles.remove} aria-label={`Remove ${lineName}`}>
            Remove
          </Button>
        </removal.Form>
      </div>
    </li>
  )
}
