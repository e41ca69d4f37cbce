import { REVIEWS_BEFORE_AVERAGE } from '@welt/kit/constants'
import { useEffect, useRef } from 'react'
import { Form, useFetcher } from 'react-router'
import { setCartCount } from '#app/session/browser/cart-count.ts'
import { notify } from '#app/session/browser/notify.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field-error.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { AddAnswer } from '../cart/answers.ts'
import { Price } from '../product-card/price.tsx'
import { Stars } from '../reviews/stars.tsx'
import styles from './compare.module.css'
import type { ComparedShoe, ComparedSize } from './compared-shoe.ts'

interface ToCartProps {
  readonly shoe: ComparedShoe
  readonly size: ComparedSize | undefined
  /** 'AU 7'. */
  readonly inScale: string
  readonly path: string
}

/** Form id, for submit buttons elsewhere on the page. */
export const cartFormId = ({ sku }: Pick<ComparedShoe, 'sku'>) => `to-bag-${sku}`

/** Adds the shoe in the compared size; links to a stock alert when it is sold out. */
function ToCart({ shoe, size, inScale, path }: ToCartProps) {
  const fetcher = useFetcher<AddAnswer>({ key: `compare-${shoe.uid}` })
  const { data: answer, state } = fetcher
  useEffect(() => {
    if (!answer?.ok || !answer.cartView) return
    setCartCount(answer.cartView.count)
    notify({
      tone: 'positive',
      title: 'Added to bag',
      text: shoe.name,
      action: { label: 'View bag', href: '/cart' },
      stay: 'long',
    })
  }, [answer, shoe.name])
  const shortName = <span className="visually-hidden">: {shoe.name}</span>
  if (!size?.isInStock)
    return (
      <>
        <p className={styles.size}>{size ? `${inScale} is sold out` : `Not made in ${inScale}`}</p>
        <ButtonLink href={`/stock-alert?sku=${encodeURIComponent(shoe.sku)}`} rel="nofollow" look="secondary" isWide>
          {size ? 'Email me when back' : 'Other sizes'}
          {shortName}
        </ButtonLink>
      </>
    )
  const errorId = `not-added-${shoe.sku}`
  return (
    <fetcher.Form id={cartFormId(shoe)} method="post" action="/cart/add">
      <input type="hidden" name="sku" value={shoe.sku} />
      <input type="hidden" name="option" value={size.optionUid} />
      <input type="hidden" name="quantity" value="1" />
      <input type="hidden" name="returnTo" value={path} />
      <p className={styles.size}>{[inScale, shoe.widthName].filter(Boolean).join(', ')}</p>
      <div role="alert">
        {answer && !answer.ok && state === 'idle' && (
          <FieldError id={errorId}>{answer.message ?? 'Error adding cart products.'}</FieldError>
        )}
      </div>
      <Button isWide isBusy={state !== 'idle'}>
        Add to bag
        {shortName}
      </Button>
    </fetcher.Form>
  )
}

interface ShoeHeadProps extends ToCartProps {
  readonly place: number
  readonly isFocused: boolean
}

export function ShoeHead({ place, isFocused, ...cartProps }: ShoeHeadProps) {
  const { shoe, path } = cartProps
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isFocused) link.current?.focus({ preventScroll: true })
  }, [isFocused])
  return (
    <th scope="col" className={styles.shoe}>
      <div className={styles.picture} style={{ background: shoe.ground }}>
        {shoe.picture && (
          <Picture
            src={shoe.picture.url}
            alt=""
            sizes="(min-width: 900px) 20vw, 45vw"
            maxWidthPx={640}
            isEager={place < 2}
          />
        )}
        <Form method="post" action={path} preventScrollReset>
          <input type="hidden" name="uid" value={shoe.uid} />
          <input type="hidden" name="sku" value={shoe.sku} />
          <input type="hidden" name="place" value={place} />
          <Button look="icon" name="intent" value="remove" aria-label={`Remove ${shoe.name}`}>
            <Icon name="close" sizePx={20} />
          </Button>
        </Form>
      </div>
      <p className={styles.brand}>{shoe.brand}</p>
      <p className={styles.name}>
        <a href={shoe.path} ref={link}>
          {shoe.name}
        </a>
      </p>
      <p>
        <Price facts={shoe.price} />
      </p>
      <p className={styles.rating}>
        {shoe.reviewCount >= REVIEWS_BEFORE_AVERAGE && (
          <>
            <Stars rating={shoe.rating} /> {shoe.rating} ({shoe.reviewCount}
            <span className="visually-hidden"> reviews</span>)
          </>
        )}
      </p>
      <ToCart {...cartProps} />
    </th>
  )
}
