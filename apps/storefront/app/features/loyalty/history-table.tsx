import { formatCents, shortDollars } from '@welt/kit/money'
import styles from './loyalty.module.css'
import type { History, HistoryEntry } from './loyalty-model.ts'

const signed = (cents: number) => `${cents < 0 ? '−' : '+'}${formatCents(Math.abs(cents))}`

function OrderName({
  order,
  isOwn,
  isRefund,
}: {
  readonly order: string
  readonly isOwn: boolean
  readonly isRefund: boolean
}) {
  const text = `${isRefund ? 'order' : 'Order'} ${order}`
  return isOwn ? <a href={`/customer/orders/${order}`}>{text}</a> : text
}

function What({ entry }: { readonly entry: HistoryEntry }) {
  const { order, isOwn, names, cents, discountCents, reached, rewardCents } = entry
  const isRefund = cents < 0
  return (
    <>
      {isRefund ? 'Refund for ' : null}
      <OrderName order={order} isOwn={isOwn} isRefund={isRefund} />
      {names.length > 0 ? `, ${names.join(', ')}` : null}
      {discountCents > 0 ? (
        <small className="mute">
          {formatCents(cents + discountCents)} less {shortDollars(discountCents)} of offers and rewards
        </small>
      ) : null}
      {reached ? (
        <small className={styles.reached}>
          {reached} reached{rewardCents > 0 ? `, ${shortDollars(rewardCents)} reward sent` : ''}
        </small>
      ) : null}
    </>
  )
}

export const LINES_SHOWN = 20

interface HistoryTableProps {
  readonly history: History
  readonly isThisYear: boolean
  readonly shownCount: number
}

/** What counted, newest first, with the running sum. [R1.36] */
export function HistoryTable({ history, isThisYear, shownCount }: HistoryTableProps) {
  const { entries, otherCents, year, hasEarlier } = history
  const shown = entries.slice(0, shownCount)
  const sum = entries[0]?.spendCents ?? otherCents
  return (
    <section aria-labelledby="adds-up" className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 id="adds-up">{isThisYear ? `How ${formatCents(sum)} adds up` : `What counted in ${year}`}</h2>
        {hasEarlier ? <a href={`/customer/rewards?year=${year - 1}#adds-up`}>{year - 1}</a> : null}
        {isThisYear ? null : <a href="/customer/rewards#adds-up">This year</a>}
      </div>
      {shown.length > 0 || otherCents > 0 ? (
        <table className={styles.history}>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">What</th>
              <th scope="col">Counts</th>
              <th scope="col">{isThisYear ? 'This year' : year}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((entry) => (
              <tr key={`${entry.order}-${entry.spendCents}-${entry.cents}`}>
                <td>{entry.day}</td>
                <td>
                  <What entry={entry} />
                </td>
                <td>
                  <strong>{signed(entry.cents)}</strong>
                </td>
                <td>{formatCents(entry.spendCents)}</td>
              </tr>
            ))}
            {otherCents > 0 && shown.length === entries.length ? (
              <tr>
                <td />
                <td>In our stores</td>
                <td>
                  <strong>{signed(otherCents)}</strong>
                </td>
                <td>{formatCents(otherCents)}</td>
              </tr>
            ) : null}
          </tbody>
        </table>
      ) : (
        <p className="mute">Nothing yet.</p>
      )}
      {shown.length < entries.length ? (
        <p>
          <a href={`/customer/rewards?year=${year}&show=${shownCount + LINES_SHOWN}#adds-up`}>
            Show {Math.min(LINES_SHOWN, entries.length - shown.length)} more
          </a>
        </p>
      ) : null}
      <p className="mute small">
        What you pay for shoes counts, after discounts and rewards. Delivery and gift cards you buy don’t. Refunds come
        off again.
      </p>
    </section>
  )
}
