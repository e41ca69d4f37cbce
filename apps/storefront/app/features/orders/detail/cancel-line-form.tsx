import { formatCents } from '@welt/kit/money'
import { Form } from 'react-router'
import { useIsBusy } from '#app/forms/use-is-busy.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './order.module.css'
import type { Cancelling, OrderLineView, OrderView } from './order-view.ts'

/** Undefined with more than one. */
export const paidWith = ({ giftCards, payment }: Pick<OrderView, 'giftCards' | 'payment'>) =>
  giftCards.length === 0 ? payment : undefined

/** Without a delivery fee. */
export const lineRefundText = ({ netCents }: Pick<OrderLineView, 'netCents'>, method: string | undefined) =>
  `${formatCents(netCents)} for the shoes goes back ${method ? `to ${method}` : 'the way you paid'}.`

interface CancelLineFormProps {
  readonly line: OrderLineView
  readonly cancelling: Cancelling
  /** Of the order. */
  readonly number: string
}

/** The rest of the order is not changed. */
export function CancelLineForm({ line, cancelling, number }: CancelLineFormProps) {
  const isBusy = useIsBusy('cancel-item')
  const { lines, reasons } = cancelling
  if (reasons.length === 0 || !lines.includes(line.id)) return null
  const what = line.quantity > 1 ? `these ${line.quantity} pairs` : 'this pair'
  return (
    <details className={`${styles.question} ${styles.sizeForm}`}>
      <summary>
        <Icon name="close" sizePx={20} /> Cancel {what}
        <span className="visually-hidden"> of {line.name}</span>
      </summary>
      <Form method="post" className={styles.cancel}>
        <input type="hidden" name="intent" value="cancel-item" />
        <input type="hidden" name="order" value={number} />
        <input type="hidden" name="item" value={line.id} />
        <p>{lineRefundText(line, cancelling.paidWith)} The rest of your order stays as it is.</p>
        <fieldset>
          <legend>Why are you cancelling?</legend>
          {reasons.map((reason) => (
            <label key={reason}>
              <input type="radio" name="reason" value={reason} required /> {reason}
            </label>
          ))}
        </fieldset>
        <Button look="secondary" isBusy={isBusy}>
          Cancel {what}
        </Button>
      </Form>
    </details>
  )
}
