import { formatCents } from '@welt/kit/money'
import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { addedPair, addedSheetStore } from '#app/session/browser/cart-drawer.ts'
import { NOTIFICATION_MS } from '#app/session/browser/notify.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { fetchCart } from '../again/fetch-cart.ts'
import type { CartLine } from '../cart-model.ts'
import { LinePicture } from '../lines/line-picture.tsx'
import styles from './added-sheet.module.css'

interface Shown {
  readonly line: CartLine
  readonly count: number
  readonly promise: string | undefined
}

const close = () => addedSheetStore.set(false)
/** How far down a drag closes it. */
const DRAG_PX = 60

/** The line of what was added; where it cannot be read the sheet does not come. */
function useLine(): Shown | undefined {
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    const pair = addedPair()
    const load = async () => {
      const answer = await fetchCart()
      const cartView = answer && 'cartView' in answer ? answer.cartView : undefined
      const line = cartView?.lines.find(({ productSku, sizeUid }) => productSku === pair?.sku && sizeUid === pair?.option)
      if (!cartView || !line) return close()
      setShown({ line, count: cartView.count, promise: answer && 'cartView' in answer ? answer.estimate?.promise : undefined })
    }
    load().catch(close)
  }, [])
  return shown
}

/**
 * What small screens show after an add: not modal, without the focus, for 5 s that stop while it is touched or has the
 * focus. It is spoken by the product's own status. [R9.14]
 */
export function AddedSheet() {
  const shown = useLine()
  const [isPaused, setPaused] = useState(false)
  const startY = useRef<number>(undefined)
  const leave = useEffectEvent(close)
  useEffect(() => {
    if (!shown || isPaused) return
    const timer = setTimeout(() => leave(), NOTIFICATION_MS.long)
    return () => clearTimeout(timer)
  }, [shown, isPaused])
  if (!shown) return null
  const { line, count, promise } = shown
  const handlers = {
    onPointerEnter: () => setPaused(true),
    onPointerLeave: () => setPaused(false),
    onFocus: () => setPaused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setPaused(currentTarget.contains(relatedTarget)),
    onPointerDown(event: PointerEvent) {
      startY.current = event.clientY
    },
    onPointerUp(event: PointerEvent) {
      if (startY.current !== undefined && event.clientY - startY.current > DRAG_PX) close()
    },
  }
  return (
    <section className={styles.sheet} aria-label="Added to your bag" data-paused={isPaused || undefined} {...handlers}>
      <span className={styles.strip} />
      <div className={styles.head}>
        <p>
          <span className={styles.tick}>
            <Icon name="tick" sizePx={18} />
          </span>
          Added to your bag
        </p>
        <Button type="button" look="icon" aria-label="Close" onClick={close}>
          <Icon name="close" />
        </Button>
      </div>
      <div className={styles.line}>
        <span className={`tile ${styles.picture}`}>
          <LinePicture line={line} sizes="88px" />
        </span>
        <div>
          <p className={styles.name}>{line.name}</p>
          <p className="mute small">{[line.colour, line.fullSize].filter(Boolean).join(', ')}</p>
          {promise ? (
            <p className={styles.arrival}>
              <Icon name="truck" sizePx={18} /> Arrives {promise}
            </p>
          ) : null}
        </div>
        <p className={styles.name}>{formatCents(line.paidCents)}</p>
      </div>
      <div className={styles.buttons}>
        <ButtonLink href="/cart" look="secondary">
          View bag ({count})
        </ButtonLink>
        <ButtonLink href="/checkout" data-document>
          <Icon name="lock" sizePx={18} /> Checkout
        </ButtonLink>
      </div>
    </section>
  )
}
