import { useLayoutEffect } from 'react'
import type { Fetcher } from 'react-router'
import { setCartCount } from '#app/session/browser/cart-count.ts'
import { openCart } from '#app/session/browser/cart-drawer.ts'
import { notify } from '#app/session/browser/notify.ts'
import type { ListAnswer } from './answer.ts'

const WIDE = '(min-width: 900px)'

/** Wide screens also open the mini cart. [R4.52] */
function announceAdded({ cartCount, text, pair }: NonNullable<ListAnswer['added']>): void {
  setCartCount(cartCount)
  const isWide = matchMedia(WIDE).matches
  notify({
    tone: 'positive',
    title: text,
    ...(isWide ? {} : { action: { label: 'View bag', href: '/cart' } }),
    stay: 'long',
  })
  if (isWide) openCart(pair)
}

/** Notifies in the commit that shows the answer in place. [R8.50, R8.55, R8.61] */
export function useAnswer({ data, state }: Pick<Fetcher<ListAnswer>, 'data' | 'state'>): ListAnswer | undefined {
  useLayoutEffect(() => {
    if (!data) return
    if (data.added) announceAdded(data.added)
    if (data.problem) notify({ tone: 'negative', ...data.problem.notice })
  }, [data])
  return state === 'idle' ? data : undefined
}
