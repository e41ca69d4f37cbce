import { formatCents } from '@welt/kit/money'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { setCartCount } from '#app/session/browser/cart-count.ts'
import { useStore } from '#app/session/browser/store.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { cartReadingStore } from '../again/cart-reading.ts'
import { FAILED, fetchCart, type MiniCartAnswer } from '../again/fetch-cart.ts'
import type { CartActionAnswer } from '../answers.ts'
import { type CartLine, lineText } from '../cart-model.ts'
import { LinePicture } from '../lines/line-picture.tsx'
import styles from './mini-cart.module.css'

function MiniLine({ line, onChange }: { readonly line: CartLine; readonly onChange: () => void }) {
  const fetcher = useFetcher<CartActionAnswer>()
  const answer = fetcher.data
  useEffect(() => {
    if (answer?.isDone) onChange()
  }, [answer, onChange])
  return (
    <li className={styles.line} aria-busy={fetcher.state !== 'idle'}>
      <span className={`tile ${styles.picture}`}>
        <LinePicture line={line} sizes="80px" />
      </span>
      <div className={styles.facts}>
        {line.href ? (
          <a href={line.href} className={styles.name}>
            {line.name}
          </a>
        ) : (
          <span className={styles.name}>{line.name}</span>
        )}
        <p className="mute small">
          {[line.giftCard && `For ${line.giftCard.recipientName}`, line.colour, line.size && `Size ${line.size}`, `Qty ${line.quantity}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {line.problem || answer?.message ? <p className={styles.problem}>{answer?.message ?? line.problem}</p> : null}
        {line.notice ? <p className="small">{line.notice}</p> : null}
        <fetcher.Form method="post" action="/cart">
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="uid" value={line.uid} />
          <Button look="quiet" isSmall className={styles.remove} aria-label={`Remove ${lineText(line)}`}>
            Remove
          </Button>
        </fetcher.Form>
      </div>
      <p className={styles.price}>{formatCents(line.rowCents)}</p>
    </li>
  )
}

/** The cart, undefined until it is there, and how to read it again; of two readings the one that began later counts. */
function useCart(): readonly [answer: MiniCartAnswer | undefined, reload: () => Promise<void>] {
  const [answer, setAnswer] = useState<MiniCartAnswer>()
  const times = useRef(0)
  const reload = useCallback(async () => {
    times.current += 1
    const time = times.current
    const given = await fetchCart().catch(() => FAILED)
    if (given && time === times.current) setAnswer(given)
  }, [])
  // Another window may have changed it while it is open here. [R4.49]
  const reading = useStore(cartReadingStore, undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading is a reason to read this one again
  useEffect(() => void reload(), [reload, reading])
  return [answer, reload]
}

/** The content of the `Bag` dialog: lines, subtotal, next steps. Read again each time it opens. [R2.64] */
export function MiniCart() {
  const [data, reload] = useCart()
  useEffect(() => {
    if (data && 'cartView' in data) setCartCount(data.cartView?.count ?? 0, data.cartView?.totalCents ?? 0)
  }, [data])
  if (!data) return <div className={styles.waiting} role="status" aria-label="Loading your bag" />
  if ('problem' in data) {
    return (
      <Notice tone="negative">
        {data.problem}{' '}
        <Button type="button" look="quiet" isSmall onClick={reload}>
          Try again
        </Button>
      </Notice>
    )
  }
  const { cartView } = data
  if (!cartView || cartView.lines.length === 0) {
    return (
      <div className={styles.empty}>
        <p>Your bag is empty</p>
        <ButtonLink href="/" look="secondary">
          Keep looking
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className={styles.view}>
      <ul className={styles.lines}>
        {cartView.lines.map((line) => (
          <MiniLine key={line.uid} line={line} onChange={reload} />
        ))}
      </ul>
      <p className={styles.subtotal} aria-live="polite">
        <span>Subtotal</span>
        <span>{formatCents(cartView.subtotalCents)}</span>
      </p>
      <ButtonLink href="/checkout" isWide data-document>
        Checkout
      </ButtonLink>
      <ButtonLink href="/cart" look="secondary" isWide>
        View bag
      </ButtonLink>
    </div>
  )
}
