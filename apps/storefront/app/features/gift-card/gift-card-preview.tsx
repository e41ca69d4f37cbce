import { shortDollars } from '@welt/kit/money'
import { useRef, useState } from 'react'
import { longDay, shortDay } from './day-texts.ts'
import { GiftCardFace } from './gift-card-face.tsx'
import { amountOf, dayOf, type GiftCardFields, ON_A_DAY } from './gift-card-rules.ts'
import { MailIcon } from './mail-icon.tsx'
import styles from './preview.module.css'

const FRIEND = 'your friend'

function textsOf(fields: GiftCardFields) {
  const cents = amountOf(fields)
  return {
    amount: cents !== undefined && cents > 0 ? shortDollars(cents) : '$',
    recipient: fields.recipient_name.trim() || FRIEND,
    sender: fields.sender_name.trim() || 'you',
    message: fields.message.trim(),
    day: fields.when === ON_A_DAY ? dayOf(fields) : undefined,
  }
}

function sentenceOf(fields: GiftCardFields): string {
  const { amount, recipient, sender, message, day } = textsOf(fields)
  const said = message ? `, with the message: ${message}` : ''
  return `Gift card of ${amount} for ${recipient} from ${sender}${said}. By email, ${day ? longDay(day, '') : 'straight after payment'}.`
}

/** The text alternative is updated only when a field loses focus. */
export function GiftCardPreview({
  fields,
  spoken,
}: {
  readonly fields: GiftCardFields
  readonly spoken: GiftCardFields
}) {
  const { amount, recipient, sender, message, day } = textsOf(fields)
  return (
    <div role="img" aria-label={sentenceOf(spoken)} className={styles.preview}>
      <GiftCardFace sizes="(min-width: 900px) 300px, 52vw" isMain>
        <span className={styles.kind}>Gift card</span>
        <p className={styles.amount}>{amount}</p>
        <p className={styles.people}>
          For <strong>{recipient}</strong> from {sender}
        </p>
      </GiftCardFace>
      <div className={styles.mail}>
        <p className={message ? styles.message : `${styles.message} mute`}>{message || 'Your message'}</p>
        <p className={styles.day}>
          <MailIcon />
          <span>
            To {recipient} by email, {day ? shortDay(day) : 'straight after payment'}
          </span>
        </p>
      </div>
    </div>
  )
}

export function usePreview(initial: GiftCardFields) {
  const [fields, show] = useState(initial)
  const [spoken, speak] = useState(initial)
  const latest = useRef(initial)
  return {
    fields,
    spoken,
    onFields: (next: GiftCardFields) => {
      latest.current = next
      show(next)
    },
    onLeave: () => speak(latest.current),
  }
}
