import { useCallback, useEffect, useRef, useState } from 'react'
import { setCartCount } from '#app/session/browser/cart-count.ts'
import { addedPair } from '#app/session/browser/cart-drawer.ts'
import { useStore } from '#app/session/browser/store.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { cartReadingStore } from '../again/cart-reading.ts'
import { FAILED, fetchCart, type MiniCartAnswer } from '../again/fetch-cart.ts'
import { type CartLine, lineText } from '../cart-model.ts'
import { itemsText } from '../items-text.ts'
import styles from './mini-cart.module.css'
import { MiniFoot } from './mini-foot.tsx'
import { MiniLine } from './mini-line.tsx'

/** The line of what was just added, if it is still there. */
function findAdded(lines: readonly CartLine[]): CartLine | undefined {
  const pair = addedPair()
  return pair && lines.find(({ productSku, sizeUid }) => productSku === pair.sku && sizeUid === pair.option)
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
  if (!data)
    return (
      <div className={styles.waiting} role="status" aria-label="Loading your bag">
        <span />
        <span />
      </div>
    )
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
  const { cartView, estimate } = data
  if (!cartView || cartView.lines.length === 0) {
    return (
      <div className={styles.empty}>
        <p>Your bag is empty</p>
        <ButtonLink href="/">See what is new</ButtonLink>
        <ButtonLink href="/wishlist" look="secondary">
          Wishlist
        </ButtonLink>
      </div>
    )
  }
  const added = findAdded(cartView.lines)
  const others = cartView.lines.filter((line) => line !== added).toReversed()
  return (
    <div className={styles.view}>
      <p className={`mute small ${styles.count}`}>{itemsText(cartView.count)}</p>
      {added ? (
        <section className={styles.added} aria-label="Added to your bag">
          <p role="status" className={styles.addedTitle}>
            <span className={styles.tick}>
              <Icon name="tick" sizePx={18} />
            </span>
            Added to your bag
            <span className="visually-hidden">: {lineText(added)}</span>
          </p>
          <MiniLine line={added} onChange={reload} />
        </section>
      ) : null}
      <ul className={styles.lines} aria-label="Bag items">
        {others.map((line) => (
          <li key={line.uid}>
            <MiniLine line={line} onChange={reload} />
          </li>
        ))}
      </ul>
      <MiniFoot cartView={cartView} estimate={estimate} />
    </div>
  )
}
