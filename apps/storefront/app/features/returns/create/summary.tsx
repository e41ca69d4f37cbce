import { formatCents } from '@welt/kit/money'
import totalStyles from '#app/features/cart/summary/summary.module.css'
import { Row } from '#app/features/cart/summary/total-rows.tsx'
import { type ChosenLine, sumsOf } from '../draft.ts'
import { refundOf } from '../returnable.ts'

function nameOf({ line, quantity }: ChosenLine): string {
  return line.available > 1 ? `${line.name}, ${quantity} of ${line.available}` : line.name
}

/** What is refunded, by line. */
export function ChosenRows({
  chosen,
  paidWith,
}: {
  readonly chosen: readonly ChosenLine[]
  readonly paidWith: string | undefined
}) {
  if (chosen.length === 0) return <p className="mute">Nothing chosen yet.</p>
  const { refundCents } = sumsOf(chosen)
  return (
    <dl className={totalStyles.totals}>
      {chosen.map((one) => (
        <Row key={one.line.uid} name={nameOf(one)}>
          {formatCents(refundOf(one.line, one.quantity))}
        </Row>
      ))}
      <Row
        name="Refund"
        about={
          refundCents > 0
            ? `To ${paidWith ?? 'what you paid with'}, 3 to 5 working days after we check the shoes`
            : undefined
        }
        className={totalStyles.total}
      >
        {formatCents(refundCents)}
      </Row>
    </dl>
  )
}
