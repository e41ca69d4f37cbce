import type { CartView } from '#app/features/cart/cart-model.ts'
import type { CodesAnswer } from '#app/features/cart/codes/codes-answer.ts'
import { CodesPanel } from '#app/features/cart/codes/codes-panel.tsx'
import type { Rewards } from '#app/features/cart/codes/rewards.ts'
import { useKindsText } from '#app/features/cart/codes/use-kinds.ts'
import { LinePicture } from '#app/features/cart/lines/line-picture.tsx'
import { LinePrice, LineSavings } from '#app/features/cart/lines/line-prices.tsx'
import { TotalRows } from '#app/features/cart/summary/total-rows.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './checkout.module.css'

export function OrderSummary({
  cartView,
  codes,
  rewards,
}: {
  readonly cartView: CartView
  readonly codes: CodesAnswer | undefined
  readonly rewards: Rewards
}) {
  const { add } = useKindsText()
  const isApplied = cartView.codes.length + cartView.giftCards.length > 0
  return (
    <>
      <ul className={styles.summaryLines}>
        {cartView.lines.map((line) => (
          <li key={line.uid}>
            <span className={styles.thumb}>
              <LinePicture line={line} sizes="72px" />
              <span className={styles.badge} aria-hidden="true">
                {line.quantity}
              </span>
            </span>
            <span>
              <strong>{line.name}</strong>
              <span className="mute small">
                {[line.giftCard && `for ${line.giftCard.recipientName}`, line.colour, line.fullSize]
                  .filter(Boolean)
                  .join(', ')}
                <span className="visually-hidden">, quantity {line.quantity}</span>
              </span>
            </span>
            <LinePrice line={line} />
            <span className={styles.lineSavings}>
              <LineSavings line={line} />
            </span>
          </li>
        ))}
      </ul>
      {cartView.arrival ? (
        <p className={styles.arrival}>
          <Icon name="truck" sizePx={20} />
          Arriving {cartView.arrival}
        </p>
      ) : null}
      <details className={styles.codes} open={codes?.isDone === false || isApplied || undefined}>
        <summary>{add}</summary>
        <CodesPanel cartView={cartView} action="/checkout" answer={codes} rewards={rewards} />
      </details>
      <TotalRows cartView={cartView} />
    </>
  )
}
