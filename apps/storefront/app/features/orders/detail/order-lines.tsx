import { formatCents } from '@welt/kit/money'
import { GiftCardFace } from '#app/features/gift-card/gift-card-face.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { CancelLineForm } from './cancel-form.tsx'
import styles from './order.module.css'
import type { Cancelling, LineSizes, OrderLineView } from './order-view.ts'
import { SizeForm } from './size-form.tsx'

function Thumb({ line }: { readonly line: OrderLineView }) {
  return (
    <span className={styles.thumb}>
      {line.isGiftCard ? (
        <GiftCardFace sizes="72px" />
      ) : line.imageUrl ? (
        <Picture src={line.imageUrl} alt="" sizes="72px" maxWidthPx={320} />
      ) : null}
    </span>
  )
}

function Price({ line: { rowCents, fullCents, quantity, unitCents } }: { readonly line: OrderLineView }) {
  const isLower = fullCents > rowCents
  return (
    <p className={styles.price}>
      <span className={isLower ? styles.reduced : undefined}>{formatCents(rowCents)}</span>
      {isLower ? (
        <s>
          <span className="visually-hidden">was </span>
          {formatCents(fullCents)}
        </s>
      ) : null}
      {quantity > 1 ? (
        <span className="mute small">
          {' '}
          {quantity} × {formatCents(unitCents)}
        </span>
      ) : null}
    </p>
  )
}

interface OrderLinesProps {
  readonly lines: readonly OrderLineView[]
  readonly sizes: LineSizes
  readonly isSizeOpen: boolean
  readonly cancelling: Cancelling
  /** Of the order. */
  readonly number: string
}

/** [R3.65] */
export function OrderLines({ lines, sizes, isSizeOpen, cancelling, number }: OrderLinesProps) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id}>
          <Thumb line={line} />
          <div>
            <p>{line.href ? <a href={line.href}>{line.name}</a> : <strong>{line.name}</strong>}</p>
            <p className="mute small">
              {line.facts} · Qty {line.quantity}
            </p>
            {line.state ? <p className={styles.lineState}>{line.state}</p> : null}
          </div>
          <Price line={line} />
          <SizeForm line={line} sizes={sizes[line.id] ?? []} number={number} isOpen={isSizeOpen} />
          <CancelLineForm line={line} cancelling={cancelling} number={number} />
        </li>
      ))}
    </ul>
  )
}
