import { formatCents } from '@welt/kit/money'
import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { addedPair, addedSheetStore, addRefusal, addWarning } from '#app/session/browser/cart-drawer.ts'
import { NOTIFICATION_MS } from '#app/session/browser/notify.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { CartLine } from '../cart-model.ts'
import { LinePicture } from '../lines/line-picture.tsx'
import { fetchCart } from '../reload/fetch-cart.ts'
import styles from './added-sheet.module.css'

interface Shown {
  readonly line: CartLine | undefined
  readonly ground: string | undefined
  readonly count: number
  readonly arrival: string | undefined
  readonly refusal: string | undefined
  readonly warning: string | undefined
}

const close = () => addedSheetStore.set(false)
const DRAG_PX = 60

function useLine(): Shown | undefined {
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    const [pair, refusal, warning] = [addedPair(), addRefusal(), addWarning()]
    const load = async () => {
      const answer = await fetchCart()
      const { cartView, grounds, estimate } = answer && 'cartView' in answer ? answer : { cartView: undefined }
      const at =
        cartView?.lines.findLastIndex(
          ({ productSku, sizeUid }) => productSku === pair?.sku && sizeUid === pair?.option,
        ) ?? -1
      const line = cartView?.lines[at]
      if (!line && !refusal) return close()
      const arrival = estimate?.promise && (estimate.cents === 0 ? `${estimate.promise}, free` : estimate.promise)
      setShown({ line, ground: grounds?.[at], count: cartView?.count ?? 0, arrival, refusal, warning })
    }
    load().catch(close)
  }, [])
  return shown
}

function SheetLine({ line, ground, arrival, refusal }: Shown) {
  if (!line) return null
  return (
    <div className={styles.line}>
      <span className={`tile ${styles.picture}`} style={{ '--tile-of': ground } as Record<string, string | undefined>}>
        <LinePicture line={line} sizes="88px" />
      </span>
      <div>
        <p className={styles.name}>{line.name}</p>
        <p className="mute small">
          {[line.giftCard && `For ${line.giftCard.recipientName}`, line.colour, line.fullSize]
            .filter(Boolean)
            .join(', ')}
        </p>
        {refusal ? <p className="small">{line.quantity} in your bag</p> : null}
        {arrival && !refusal ? (
          <p className={styles.arrival}>
            <Icon name="truck" sizePx={18} /> Arriving {arrival}
          </p>
        ) : null}
      </div>
      <p className={styles.name}>{formatCents(line.rowCents)}</p>
    </div>
  )
}

/**
 * Shown on small screens. Not modal, never takes focus; closes after 5 s without touch or focus. The product's status
 * element announces it. [R9.14]
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
  const { refusal, warning, count } = shown
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
  const title = refusal ? 'Not added to your bag' : 'Added to your bag'
  return (
    <section className={styles.sheet} aria-label={title} data-paused={isPaused || undefined} {...handlers}>
      <span className={styles.strip} />
      <div className={styles.head}>
        <p>
          <span className={refusal ? styles.refused : styles.tick}>
            <Icon name={refusal ? 'alert' : 'tick'} sizePx={18} />
          </span>
          {title}
        </p>
        <Button type="button" look="icon" aria-label="Close" onClick={close}>
          <Icon name="close" />
        </Button>
      </div>
      {refusal || warning ? <p>{refusal ?? warning}</p> : null}
      <SheetLine {...shown} />
      <div className={styles.buttons}>
        <ButtonLink href="/cart" look="secondary">
          View bag ({count})
        </ButtonLink>
        {refusal ? null : (
          <ButtonLink href="/checkout" data-document>
            <Icon name="lock" sizePx={18} /> Checkout
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
