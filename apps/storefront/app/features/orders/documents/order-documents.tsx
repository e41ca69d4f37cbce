import { useEffect } from 'react'
import { SOMETHING_WRONG } from '#app/graphql/result.ts'
import { notify } from '#app/session/browser/notify.ts'
import { FieldError } from '#app/ui/field-error.tsx'
import { PathIcon } from '#app/ui/icon.tsx'
import styles from '../detail/order.module.css'
import type { OrderAnswer } from '../detail/order-answer.ts'
import type { OrderView } from '../detail/order-view.ts'

const FILE_PATH = 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 15.5h6'

interface DocumentFormProps {
  readonly order: OrderView
  readonly label: string
  /** Id of an adjustment note. */
  readonly note?: string
}

/** Posted by the browser itself, in a new tab: the answer leads to a file whose link lives 5 minutes. [R7.30] */
function DocumentForm({ order, label, note }: DocumentFormProps) {
  return (
    <form method="post" target="_blank">
      <input type="hidden" name="intent" value="document" />
      <input type="hidden" name="order" value={order.number} />
      {note === undefined ? null : <input type="hidden" name="note" value={note} />}
      <button type="submit">
        <PathIcon path={FILE_PATH} sizePx={20} /> {label}
        <span className="visually-hidden">, opens in a new tab</span>
      </button>
    </form>
  )
}

/** The failure shows in a notification too. [R8.09, R8.57, A84] */
export function DocumentError({ answer }: { readonly answer: OrderAnswer | undefined }) {
  const failed = answer?.intent === 'document' ? answer : undefined
  useEffect(() => {
    if (failed) notify({ tone: 'negative', title: SOMETHING_WRONG })
  }, [failed])
  return failed ? <FieldError id="document-error">{failed.text}</FieldError> : null
}

/** Absent until it is paid, and where the shop issues none. */
export function InvoiceForm({ order }: { readonly order: OrderView }) {
  return order.hasInvoice ? <DocumentForm order={order} label="Tax invoice (PDF)" /> : null
}

interface AdjustmentNotesProps {
  readonly order: OrderView
  /** Ids, oldest first. */
  readonly notes: readonly string[]
}

/** Of refunds and cancelled pairs, beside the invoice that they adjust. */
export function AdjustmentNotes({ order, notes }: AdjustmentNotesProps) {
  if (!order.hasInvoice || notes.length === 0) return null
  return (
    <div>
      <h3>Documents</h3>
      <div className={styles.links}>
        {notes.map((id, at) => (
          <DocumentForm
            key={id}
            order={order}
            label={notes.length > 1 ? `Adjustment note ${at + 1} (PDF)` : 'Adjustment note (PDF)'}
            note={id}
          />
        ))}
      </div>
    </div>
  )
}
