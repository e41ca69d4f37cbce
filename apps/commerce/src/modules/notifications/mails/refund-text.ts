import { formatCents } from '@welt/kit/money'
import type { RefundedParts } from './collection-model.ts'
import { type Sentence, sentence, strong } from './markup.ts'
import { dayText } from './phrases.ts'

/** How much is refunded to which payment method, and by when. */
export function refundSentences(parts: RefundedParts): readonly Sentence[] {
  const { refundedCents, releasedCents, giftCardCents, paidWith, shownBy } = parts
  const to = strong(paidWith ?? 'the card or account you paid with')
  return [
    ...(refundedCents > 0
      ? [sentence`${formatCents(refundedCents)} goes back to ${to}. Banks show it by ${dayText(shownBy)}.`]
      : []),
    ...(releasedCents > 0
      ? [
          `We haven’t charged you the ${formatCents(releasedCents)}. If your bank shows it as pending, it will release it.`,
        ]
      : []),
    ...(giftCardCents > 0
      ? [`We’ve put ${formatCents(giftCardCents)} back on your gift card: use the same number and PIN.`]
      : []),
  ]
}
