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

/** Putting a size into the bag from a card; it goes on when the card is left meanwhile. */
export interface Adding {
  readonly add: (sizes: CardSizes, size: CardSize) => void
  /** Uid of the size that is on its way. */
  readonly busyUid: string | undefined
  readonly answer: AddAnswer | undefined
  /** What was added, for readers. */
  readonly said: string
}

export const refusalOf = (answer: AddAnswer): string => answer.message ?? cartMessages.addProductsToCart

/** The one way from cards into the bag: then the mini bag opens, or the sheet on small screens. [R9.14] */
export function useAdding(): Adding {
  const { submit, data, formData, state } = useFetcher<AddAnswer>({ key: 'card-sizes' })
  const wanted = useRef('')
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (!data) return
    // Where its panel is still there, it says so itself.
    if (!data.ok && !cardSizesStore.get()) notify({ tone: 'negative', title: refusalOf(data) })
    if (!data.cartView) return
    setCartCount(data.cartView.count)
    setSaid(`${wanted.current}, added to bag. Bag has ${itemsText(data.cartView.count)}.`)
    if (data.added) showAdded(data.added)
  }, [data])
  const add = ({ sku, name, path, scale }: CardSizes, { uid, label }: CardSize) => {
    // Once the shop has answered, the next press counts, although the page is still being read again.
    if (state === 'submitting') return
    wanted.current = [name, scale, label].filter(Boolean).join(' ')
    setSaid('')
    void submit({ sku, option: uid, quantity: '1', returnTo: path }, { method: 'post', action: '/cart/add' })
  }
  const busy = formData?.get('option')
  return { add, busyUid: typeof busy === 'string' ? busy : undefined, answer: data, said }
}
