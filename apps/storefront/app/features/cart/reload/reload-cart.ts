import { formatCents } from '@welt/kit/money'
import { knownCartStore, setCartCount } from '#app/session/browser/cart-count.ts'
import { notify } from '#app/session/browser/notify.ts'
import { itemsText } from '../items-text.ts'
import { type CartReading, cartReadingStore } from './cart-reading.ts'
import { fetchCart } from './fetch-cart.ts'

export const CHANGED_TITLE = 'Your bag was changed in another window'
export const changedText = ({ count, totalCents }: CartReading) => `${itemsText(count)}, ${formatCents(totalCents)}`

async function read(): Promise<void> {
  const answer = await fetchCart().catch(() => undefined)
  if (!answer || 'problem' in answer) return
  const before = knownCartStore.get()
  const now = { count: answer.cartView?.count ?? 0, totalCents: answer.cartView?.totalCents ?? 0 }
  setCartCount(now.count, now.totalCents)
  const isOtherTotal = before?.totalCents !== undefined && before.totalCents !== now.totalCents
  const isChanged = before !== undefined && (before.count !== now.count || isOtherTotal)
  const last = cartReadingStore.get()
  // Later reads of the same change must not clear the message.
  const isReported = last?.isChanged === true && last.count === now.count && last.totalCents === now.totalCents
  const reading = { ...now, isChanged: isChanged || isReported }
  cartReadingStore.set(reading)
  if (isChanged && location.pathname !== '/cart')
    notify({
      title: CHANGED_TITLE,
      text: changedText(reading),
      action: { label: 'View bag', href: '/cart' },
      stay: 'long',
    })
}

let reading: Promise<void> | undefined

/** Called when a tab returns to the foreground. Concurrent calls share one request. [R4.49] */
export function reloadCart(): Promise<void> {
  reading ??= read().finally(() => {
    reading = undefined
  })
  return reading
}
