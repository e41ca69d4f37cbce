import { formatCents } from '@welt/kit/money'
import { Form } from 'react-router'
import { useIsBusy } from '#app/forms/use-is-busy.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './order.module.css'
import type { OrderView } from './order-view.ts'

/** "$189.95" and how it was paid. */
export function refundText({ totalCents, giftCards, payment }: OrderView): string {
  const cardCents = giftCards.reduce((sum, { cents }) => sum + cents, 0)
  const parts = [
    ...(totalCents > cardCents
      ? [`${formatCents(totalCents - cardCents)} goes back to ${payment ?? 'your card'}`]
      : []),
    ...(cardCents > 0 ? [`${formatCents(cardCents)} goes back to your gift card`] : []),
  ]
  return parts.length > 0 ? `${parts.join(', and ')}.` : 'There is nothing to pay back.'
}

/** Amount and method stand before the reasons, which come from the configuration. */
export function CancelForm({ order, reasons }: { readonly order: OrderView; readonly reasons: readonly string[] }) {
  const isBusy = useIsBusy('cancel')
  if (reasons.length === 0 || !order.actions.includes('CANCEL')) return null
  return (
    <details className={styles.question}>
      <summary>
        <Icon name="close" sizePx={20} /> Cancel order
      </summary>
      <Form method="post" className={styles.cancel}>
        <input type="hidden" name="intent" value="cancel" />
        <input type="hidden" name="order" value={order.number} />
        <p>{refundText(order)}</p>
        <fieldset>
          <legend>Why are you cancelling?</legend>
          {reasons.map((reason) => (
            <label key={reason}>
              <input type="radio" name="reason" value={reason} required /> {reason}
            </label>
          ))}
        </fieldset>
        <Button look="secondary" isBusy={isBusy}>
          Cancel this order
        </Button>
      </Form>
    </details>
  )
}
