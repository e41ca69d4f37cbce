import { ON_A_DAY } from './gift-card-rules.ts'
import type { GiftCardDetails } from './offer.ts'

export function RestoreCard({ details, quantity }: { readonly details: GiftCardDetails; readonly quantity: number }) {
  const [year = '', month = '', day = ''] = details.deliveryDate?.split('-') ?? []
  const values = {
    quantity,
    amount: details.amountCents,
    recipient_name: details.recipientName,
    recipient_email: details.recipientEmail,
    sender_name: details.senderName,
    sender_email: details.senderEmail,
    message: details.message,
    when: details.deliveryDate ? ON_A_DAY : 'now',
    day,
    month,
    year,
  }
  return Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
