import { formatCents, formatTotal } from '@welt/kit/money'
import totalStyles from '#app/features/cart/summary/summary.module.css'
import { Row } from '#app/features/cart/summary/total-rows.tsx'
import { useShop } from '#app/session/site/shop.ts'
import { backCentsOf, type ChosenLine, differenceCentsOf, sumsOf } from '../draft.ts'

function nameOf({ line, quantity, swap }: ChosenLine): string {
  if (swap) return `${line.name} in ${swap.size}${quantity > 1 ? `, ${quantity} of ${line.available}` : ''}`
  return line.available > 1 ? `${line.name}, ${quantity} of ${line.available}` : line.name
}

function amountOf(one: ChosenLine): string {
  const cents = backCentsOf(one)
  if (!one.swap) return formatCents(cents)
  const differenceCents = differenceCentsOf(one)
  if (differenceCents > 0) return `${formatCents(differenceCents)} to pay`
  return cents > 0 ? `${formatCents(cents)} back` : 'Nothing to pay'
}

/** What is refunded or swapped, by line. */
export function ChosenRows({
  chosen,
  paidWith,
}: {
  readonly chosen: readonly ChosenLine[]
  readonly paidWith: string | undefined
}) {
  const { currency } = useShop()
  if (chosen.length === 0) return <p className="mute">Nothing chosen yet.</p>
  const { refundCents } = sumsOf(chosen)
  return (
    <dl className={totalStyles.totals}>
      {chosen.map((one) => (
        <Row key={one.line.uid} name={nameOf(one)}>
          {amountOf(one)}
        </Row>
      ))}
      {refundCents > 0 ? (
        <Row
          name="Refund"
          about={`To ${paidWith ?? 'what you paid with'}, 3 to 5 working days after we check the shoes`}
          className={totalStyles.total}
        >
          {formatTotal(refundCents, currency)}
        </Row>
      ) : null}
    </dl>
  )
}
