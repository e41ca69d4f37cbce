import { type FormEvent, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { AddAnswer } from '#app/features/cart/answers.ts'
import { InsetSelect } from '#app/features/cart/lines/inset-select.tsx'
import { setCartCount } from '#app/session/browser/cart-count.ts'
import { showAdded } from '#app/session/browser/cart-drawer.ts'
import { Button } from '#app/ui/button.tsx'
import { StartLink } from '#app/ui/empty/start-link.tsx'
import { FieldError } from '#app/ui/field-error.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { StyleView } from './list-view.ts'
import type { SharedAnswer } from './shared-list.ts'
import { StyleTile } from './style-tile.tsx'
import styles from './wishlist.module.css'

function AddForm({ style: { uid, sku, name, sizes }, path }: { readonly style: StyleView; readonly path: string }) {
  const fetcher = useFetcher<AddAnswer>()
  const [isSizeMissing, setSizeMissing] = useState(false)
  const { data } = fetcher
  const isBusy = fetcher.state !== 'idle'
  useEffect(() => {
    if (data?.cartView) setCartCount(data.cartView.count)
    if (data?.added) showAdded(data.added)
  }, [data])
  const error = isSizeMissing ? 'Choose a size' : data && !data.ok && !isBusy ? data.message : undefined
  const check = (event: FormEvent<HTMLFormElement>) => {
    const select = event.currentTarget.elements.namedItem('option')
    if (!(select instanceof HTMLSelectElement) || select.value) return
    event.preventDefault()
    setSizeMissing(true)
    select.focus()
  }
  const id = `size-${uid}`
  return (
    <fetcher.Form method="post" action="/cart/add" onSubmit={check}>
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="quantity" value="1" />
      <input type="hidden" name="returnTo" value={path} />
      <div role="alert">{error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}</div>
      <InsetSelect
        id={id}
        label="Size"
        name="option"
        onChange={() => setSizeMissing(false)}
        {...(error ? { 'aria-describedby': `${id}-error`, 'aria-invalid': true } : {})}
      >
        <option value="">Choose</option>
        {sizes.map(({ uid, label, isInStock }) => (
          <option key={uid} value={uid} disabled={!isInStock}>
            {label}
            {isInStock ? '' : ' (sold out)'}
          </option>
        ))}
      </InsetSelect>
      <Button isBusy={isBusy} aria-label={`Add to bag: ${name}`}>
        Add to bag
      </Button>
    </fetcher.Form>
  )
}

export function SharedPage({ answer, path }: { readonly answer: SharedAnswer; readonly path: string }) {
  if (answer.kind === 'failed')
    return (
      <>
        <h1>Shared wishlist</h1>
        <Notice tone="negative">
          {answer.message} <a href={path}>Try again</a>
        </Notice>
      </>
    )
  if (answer.kind === 'none')
    return (
      <div className={styles.empty}>
        <h1>This list is no longer shared.</h1>
        <StartLink />
      </div>
    )
  const { owner, styles: shared } = answer
  return (
    <>
      <div className={styles.head}>
        <h1>
          {owner ? `${owner}’s wishlist` : 'A wishlist'}{' '}
          <span className={styles.count}>{shared.length === 1 ? '1 style' : `${shared.length} styles`}</span>
        </h1>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: lists without markers lose their role in some readers */}
      <ul role="list" aria-label="Styles" className={styles.tiles}>
        {shared.map((style) => (
          <StyleTile key={style.uid} style={style}>
            <div className={styles.choice}>
              <AddForm style={style} path={path} />
            </div>
          </StyleTile>
        ))}
      </ul>
    </>
  )
}
