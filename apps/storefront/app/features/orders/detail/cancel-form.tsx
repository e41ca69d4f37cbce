import { nounOf } from '@welt/brands/size-text'
import { Form } from 'react-router'
import { useIsBusy } from '#app/forms/use-is-busy.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './order.module.css'
import type { Cancelling, OrderLineView, OrderView } from './order-view.ts'
import { lineRefundText, refundText } from './refund-text.ts'

interface CancelFormProps {
  readonly order: OrderView
  readonly reasons: readonly string[]
}

export function CancelForm({ order, reasons }: CancelFormProps) {
  if (reasons.length === 0 || !order.actions.includes('CANCEL')) return null
  return (
    <Question
      className={styles.question}
      summary="Cancel order"
      fields={{ intent: 'cancel', order: order.number }}
      text={refundText(order)}
      reasons={reasons}
      label="Cancel this order"
    />
  )
}

interface CancelLineFormProps {
  readonly line: OrderLineView
  readonly cancelling: Cancelling
  /** Of the order. */
  readonly number: string
}

/** The rest of the order is not changed. */
export function CancelLineForm({ line, cancelling, number }: CancelLineFormProps) {
  const { lines, reasons } = cancelling
  if (reasons.length === 0 || !lines.includes(line.id)) return null
  const noun = nounOf([line.facts])
  const label = line.quantity > 1 ? `Cancel these ${line.quantity} ${noun}s` : `Cancel this ${noun}`
  return (
    <Question
      className={`${styles.question} ${styles.sizeForm}`}
      summary={label}
      of={line.name}
      fields={{ intent: 'cancel-item', order: number, item: line.id }}
      text={`${lineRefundText(line, cancelling.paidWith)} The rest of your order stays as it is.`}
      reasons={reasons}
      label={label}
    />
  )
}

interface QuestionProps {
  readonly className: string | undefined
  readonly summary: string
  /** For screen readers. */
  readonly of?: string
  readonly fields: { readonly intent: string; readonly order: string; readonly item?: string }
  /** What is refunded, and how. */
  readonly text: string
  readonly reasons: readonly string[]
  readonly label: string
}

function Question({ className, summary, of, fields, text, reasons, label }: QuestionProps) {
  const isBusy = useIsBusy(fields.intent)
  return (
    <details className={className}>
      <summary>
        <Icon name="close" sizePx={20} /> {summary}
        {of ? <span className="visually-hidden"> of {of}</span> : null}
      </summary>
      <Form method="post" className={styles.cancel}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p>{text}</p>
        <fieldset>
          <legend>Why are you cancelling?</legend>
          {reasons.map((reason) => (
            <label key={reason}>
              <input type="radio" name="reason" value={reason} required /> {reason}
            </label>
          ))}
        </fieldset>
        <Button look="secondary" isBusy={isBusy}>
          {label}
        </Button>
      </Form>
    </details>
  )
}
