import { LinePrice, LineSavings } from '#app/features/cart/lines/line-prices.tsx'
import { GiftCardFace } from '#app/features/gift-card/gift-card-face.tsx'
import { Picture } from '#app/ui/picture.tsx'
import styles from '../checkout.module.css'
import type { PlacedOrder } from './order.server.ts'

export function OrderLines({ lines }: Pick<PlacedOrder, 'lines'>) {
  return (
    <ul className={styles.summaryLines}>
      {lines.map((line) => (
        <li key={line.id}>
          <span className={styles.thumb}>
            {line.isGiftCard ? (
              <GiftCardFace sizes="72px" />
            ) : line.imageUrl ? (
              <Picture src={line.imageUrl} alt="" sizes="72px" maxWidthPx={320} />
            ) : null}
          </span>
          <span>
            <strong>{line.name}</strong>
            <span className="mute small">
              {line.facts} · Qty {line.quantity}
            </span>
          </span>
          <LinePrice line={{ ...line, fullCents: line.rowCents }} />
          <span className={styles.lineSavings}>
            <LineSavings
              line={{ savings: line.savings.map((saving) => ({ kind: 'offer', code: undefined, ...saving })) }}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
