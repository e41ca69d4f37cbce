import { tooMany } from '@welt/kit/wait'
import { SOMETHING_WRONG } from '#app/graphql/result.ts'
import { addedText, againText } from './added-text.ts'

interface FlashMessage {
  readonly tone: 'positive' | 'negative'
  readonly text: string
  /** Shown under the general title. */
  readonly isGeneral?: true
}

/** After an expired session. */
export const SIGNED_OUT = 'You’ve been signed out. Sign in to pick up where you left off.'

const POSITIVE: Readonly<Record<string, string>> = {
  welcome: 'Welcome. Your account is ready.',
  'signed-out': 'You’re signed out.',
  'place-out': 'That device is signed out.',
  'everywhere-out': 'You’re signed out on all your other devices.',
  'all-out': 'You’re signed out on all your devices, including this one.',
  'password-set': 'Your new password is set. Sign in to continue.',
  'password-saved': 'Password changed. Your other devices are signed out.',
  'email-saved':
    'Your email has been changed. Sign in with it from now on. To confirm it, open the link we’ve just sent there.',
  'confirm-sent': 'We’ve sent you a new link. It can take a minute to arrive.',
  'email-confirmed': 'Thank you. Your email is confirmed.',
  'reward-used': 'Your reward is in your bag.',
  'reward-saved': 'Ready. It comes off when you add a pair.',
  'reward-removed': 'The reward is off your bag. It is still yours.',
  'details-saved': 'Details saved.',
  'address-saved': 'Address saved.',
  'address-deleted': 'Address deleted.',
  'card-deleted': 'Card deleted.',
  'cart-restored':
    'Your shoes are back in your bag. You haven’t been charged, and you can order whenever you’re ready.',
  'cards-removed': 'Gift cards removed',
  saved: 'Added to your wishlist.',
  'preferences-saved': 'Preferences saved.',
  'account-deleted': 'Your account is deleted. Thank you for shopping with us.',
}

const NEGATIVE: Readonly<Record<string, string>> = {
  'merge-carts': 'Error merging cart',
  'merge-wishlists': 'Error merging wishlist',
  'session-over': SIGNED_OUT,
  'reward-not-removed': 'We couldn’t remove the reward just now. Try again in a moment.',
  'reward-refused':
    'We couldn’t use that reward with your bag. Open your bag to see what it has, or try again in a moment.',
  'cart-restored-partly':
    'Some of the shoes you ordered have since sold out. ' +
    'Everything we still have is in your bag, and you haven’t been charged.',
  'cart-ordered': 'This order has already been placed. Check your email for our confirmation, or call us.',
  'cart-link-expired': 'That link no longer works. Add your shoes to your bag again, or call us.',
  'cart-not-restored': 'We couldn’t restore your bag just now. Open the link in your email again in a minute.',
  /** [R8.35] */
  'store-not-chosen': 'Error setting Preferred Store. Your bag is as it was. Try again, or choose another store.',
  'store-not-collecting': 'The store isn’t available for collection now. Your bag is as it was. Choose another store.',
  'collection-paused':
    'Error setting Preferred Store. We can’t see what our stores have right now. Your bag is as it was. ' +
    'Have your order delivered, or try again in a few minutes.',
  /** [R8.34] */
  'lines-not-chosen': 'Error setting fulfillment method. Your bag is as it was. Check it, then try again.',
  /** [R8.38] */
  'store-not-unset':
    'Error unsetting preferred store. Your store and your bag are as they were. Try again in a moment.',
  'export-failed': 'We couldn’t prepare your download. Try again in a minute.',
  'sign-in-failed': 'Error generating customer token.',
  'token-not-renewed': SOMETHING_WRONG,
}

/** Failed calls for wishlists and tokens. [R8.55, R8.56, A84] */
const GENERAL: readonly string[] = ['merge-wishlists', 'sign-in-failed', 'token-not-renewed']

const missing = (count: number) => `${count === 1 ? '1 item isn’t' : `${count} items aren’t`} in your bag any more`

/** Items left out of a merge, by reason. */
const LEFT_OUT: Readonly<Record<string, (count: number) => string>> = {
  short: (count) => `${missing(count)}: we don’t have enough left in that size.`,
  gone: (count) => `${missing(count)}: we no longer sell ${count === 1 ? 'it' : 'them'}.`,
  codes: () => 'Your bag already had a promo code, so we left out the one from before you signed in.',
  cards: (count) =>
    `A bag can have up to 10 gift cards, so we left out ${count}. Nothing was spent from ${count === 1 ? 'it' : 'them'}.`,
}

export function flashMessage(code: string): FlashMessage | undefined {
  const merged = /^merged-(\d+)$/.exec(code)?.[1]
  if (merged)
    return { tone: 'positive', text: `We added ${merged === '1' ? '1 item' : `${merged} items`} from your last visit.` }
  const [, left = '', count = ''] = /^merge-(short|gone|codes|cards)-(\d+)$/.exec(code) ?? []
  const leftOut = LEFT_OUT[left]
  if (leftOut) return { tone: 'negative', text: leftOut(Number(count)) }
  const removedCard = /^card-removed-([a-z\d]{1,4})$/.exec(code)?.[1]
  if (removedCard) return { tone: 'positive', text: `Gift card ending ${removedCard.toUpperCase()} removed` }
  const [, bagged, needSize, soldOut] = /^bagged-(\d+)-(\d+)-(\d+)$/.exec(code) ?? []
  if (bagged)
    return {
      tone: 'positive',
      text: addedText(Number(bagged), { needSize: Number(needSize), soldOut: Number(soldOut) }),
    }
  const [, added, ordered = '', reasons = ''] = /^again-(\d+)-(\d+)-(.*)$/.exec(code) ?? []
  if (added) return { tone: 'negative', text: againText(added, ordered, reasons) }
  const saved = /^saved-(\d+)$/.exec(code)?.[1]
  if (saved)
    return { tone: 'positive', text: `We added ${saved === '1' ? '1 style' : `${saved} styles`} you saved before.` }
  const waitSeconds = /^limited-(\d+)$/.exec(code)?.[1]
  if (waitSeconds) return { tone: 'negative', text: tooMany(Number(waitSeconds)) }
  if (Object.hasOwn(POSITIVE, code)) return { tone: 'positive', text: POSITIVE[code] ?? '' }
  if (!Object.hasOwn(NEGATIVE, code)) return undefined
  const text = NEGATIVE[code] ?? ''
  return GENERAL.includes(code) ? { tone: 'negative', text, isGeneral: true } : { tone: 'negative', text }
}
