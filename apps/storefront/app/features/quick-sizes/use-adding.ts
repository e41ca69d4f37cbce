import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { AddAnswer } from '#app/features/cart/answers.ts'
import { itemsText } from '#app/features/cart/items-text.ts'
import { cartMessages } from '#app/features/cart/messages.ts'
import { cardSizesStore } from '#app/session/browser/card-sizes.ts'
import { setCartCount } from '#app/session/browser/cart-count.ts'
import { showAdded } from '#app/session/browser/cart-drawer.ts'
import { notify } from '#app/session/browser/notify.ts'
import type { CardSize, CardSizes } from './card-sizes.ts'

/** A request continues when the card is closed. */
export interface Adding {
  readonly add: (sizes: CardSizes, size: CardSize) => void
  readonly busyUid: string | undefined
  readonly answer: AddAnswer | undefined
  /** For screen readers. */
  readonly said: string
}

export const refusalOf = (answer: AddAnswer): string => answer.message ?? cartMessages.addProductsToCart

/** Opens the mini cart, or the added sheet on small screens. [R9.14] */
export function useAdding(): Adding {
  const { submit, data, formData, state } = useFetcher<AddAnswer>({ key: 'card-sizes' })
  const wanted = useRef('')
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (!data) return
    // An open panel shows the error itself.
    if (!data.ok && !cardSizesStore.get()) notify({ tone: 'negative', title: refusalOf(data) })
    if (!data.cartView) return
    setCartCount(data.cartView.count)
    setSaid(`${wanted.current}, added to bag. Bag has ${itemsText(data.cartView.count)}.`)
    if (data.added) showAdded(data.added)
  }, [data])
  const add = ({ sku, name, path, scale }: CardSizes, { uid, label }: CardSize) => {
    // Allows the next add while the page revalidates after the response.
    if (state === 'submitting') return
    wanted.current = [name, scale, label].filter(Boolean).join(' ')
    setSaid('')
    void submit({ sku, option: uid, quantity: '1', returnTo: path }, { method: 'post', action: '/cart/add' })
  }
  const busy = formData?.get('option')
  return { add, busyUid: typeof busy === 'string' ? busy : undefined, answer: data, said }
}
