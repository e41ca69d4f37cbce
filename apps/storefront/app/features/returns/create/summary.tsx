import { formatCents } from '@welt/kit/money'
import totalStyles from '#app/features/cart/summary/summary.module.css'
import { Row } from '#app/features/cart/summary/total-rows.tsx'
import { type ChosenLine, sumsOf } from '../draft.ts'
import { refundOf } from '../returnable.ts'
import { differenceText } from './outcome-choice.tsx'

export const pairsText = (count: number) => (count === 1 ? '1 pair' : `${count} pairs`)

function nameOf({ line, quantity, swap }: ChosenLine): string {
  if (swap) return `${line.name} in size ${swap.size}`
  return line.available > 1 ? `${line.name}, ${quantity} of ${line.available}` : line.name
}

/** What is refunded and swapped, by line. */
export function ChosenRows({
  chosen,
  paidWith,
}: {
  readonly chosen: readonly ChosenLine[]
  readonly paidWith: string | undefined
}) {
  if (chosen.length === 0) return <p className="mute">Nothing chosen yet.</p>
  const { refundCents, extraCents } = sumsOf(chosen)
  return (
    <dl className={totalStyles.totals}>
      {chosen.map((one) => (
        <Row key={one.line.uid} name={nameOf(one)}>
          {one.swap ? differenceText(one.swap) : formatCents(refundOf(one.line, one.quantity))}
        </Row>
      ))}
      {extraCents > 0 ? <Row name="To pay for dearer sizes">{formatCents(extraCents)}</Row> : null}
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
