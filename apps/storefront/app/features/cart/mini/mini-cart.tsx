import { useCallback, useEffect, useRef, useState } from 'react'
import { setCartCount } from '#app/session/browser/cart-count.ts'
import { addedPair, addWarning, closeCart } from '#app/session/browser/cart-drawer.ts'
import { useStore } from '#app/session/browser/store.ts'
import { useShop } from '#app/session/site/shop.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { StartLink } from '#app/ui/empty/start-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { type CartLine, type CartView, lineText } from '../cart-model.ts'
import { itemsText } from '../items-text.ts'
import { cartReadingStore } from '../reload/cart-reading.ts'
import { FAILED, fetchCart, type MiniCartAnswer } from '../reload/fetch-cart.ts'
import type { DeliveryEstimate } from '../summary/estimate.ts'
import styles from './mini-cart.module.css'
import { MiniFoot } from './mini-foot.tsx'
import { MiniLine } from './mini-line.tsx'
import { type SavedPair, SavedPairBox } from './saved-pair.tsx'

function findAdded(lines: readonly CartLine[]): CartLine | undefined {
  const pair = addedPair()
  // Each gift card is its own line.
  return pair && lines.findLast(({ productSku, sizeUid }) => productSku === pair.sku && sizeUid === pair.option)
}

/** Ignores responses of outdated requests. */
function useCart(): readonly [answer: MiniCartAnswer | undefined, reload: () => Promise<void>] {
  const [answer, setAnswer] = useState<MiniCartAnswer>()
  const times = useRef(0)
  const reload = useCallback(async () => {
    times.current += 1
    const time = times.current
    const given = await fetchCart(true).catch(() => FAILED)
    if (given && time === times.current) setAnswer(given)
  }, [])
  // Another window may have changed it. [R4.49]
  const reading = useStore(cartReadingStore, undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run again after each reload of the cart
  useEffect(() => void reload(), [reload, reading])
  return [answer, reload]
}

/** Reloads each time it opens. [R2.64] */
export function MiniCart() {
  const [data, reload] = useCart()
  useEffect(() => {
    if (data && 'cartView' in data) setCartCount(data.cartView?.count ?? 0, data.cartView?.totalCents ?? 0)
  }, [data])
  const count = data && 'cartView' in data ? data.cartView?.count : undefined
  return (
    <Dialog title="Your bag" about={count ? itemsText(count) : undefined} size="drawer" isOpen onClose={closeCart}>
      <Content data={data} reload={reload} />
    </Dialog>
  )
}

function Content({
  data,
  reload,
}: {
  readonly data: MiniCartAnswer | undefined
  readonly reload: () => Promise<void>
}) {
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
  const { cartView, grounds, estimate, saved } = data
  if (!cartView || cartView.lines.length === 0) return <Empty />
  return <Lines cartView={cartView} grounds={grounds} estimate={estimate} saved={saved} reload={reload} />
}

function Empty() {
  const { emptyCart } = useShop().voice
  return (
    <div className={styles.empty}>
      <p>
        <strong>Your bag is empty</strong>
      </p>
      <p>{emptyCart}</p>
      <StartLink />
      <ButtonLink href="/wishlist" look="secondary">
        Wishlist
      </ButtonLink>
    </div>
  )
}

interface LinesProps {
  readonly cartView: CartView
  readonly grounds: readonly string[] | undefined
  readonly estimate: DeliveryEstimate | undefined
  readonly saved: SavedPair | undefined
  readonly reload: () => Promise<void>
}

function Lines({ cartView, grounds = [], estimate, saved, reload }: LinesProps) {
  const newest = useRef<HTMLAnchorElement>(null)
  const isFocusLost = useRef(false)
  const change = useCallback(() => {
    isFocusLost.current = true
    void reload()
  }, [reload])
  // The focused button is gone with its line.
  const before = useRef(cartView)
  useEffect(() => {
    if (before.current === cartView) return
    before.current = cartView
    if (isFocusLost.current) newest.current?.focus()
    isFocusLost.current = false
  })
  const added = findAdded(cartView.lines)
  const warning = addWarning()
  const others = cartView.lines.filter((line) => line !== added).toReversed()
  return (
    <div className={styles.view}>
      {added ? (
        <section className={styles.added} aria-label="Added to your bag">
          <p role="status" className={styles.addedTitle}>
            <span className={styles.tick}>
              <Icon name="tick" sizePx={18} />
            </span>
            Added to your bag
            <span className="visually-hidden">: {added.giftCard ? added.name : lineText(added)}</span>
          </p>
          {warning ? <Notice tone="negative">{warning}</Notice> : null}
          <MiniLine line={added} nameRef={others.length === 0 ? newest : undefined} onChange={change} />
        </section>
      ) : null}
      <ul className={styles.lines} aria-label="Bag items">
        {others.map((line, at) => (
          <li key={line.uid}>
            <MiniLine
              line={line}
              ground={grounds[cartView.lines.indexOf(line)]}
              nameRef={at === 0 ? newest : undefined}
              onChange={change}
            />
          </li>
        ))}
      </ul>
      {saved ? <SavedPairBox key={saved.id} saved={saved} onAdd={change} /> : null}
      <MiniFoot cartView={cartView} estimate={estimate} />
    </div>
  )
}
