import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { AddAnswer } from '#app/features/cart/answers.ts'
import { cartCountStore, setCartCount } from '#app/session/browser/cart-count.ts'
import { showAdded } from '#app/session/browser/cart-drawer.ts'
import { setCompared } from '#app/session/browser/compared.ts'
import { useStore } from '#app/session/browser/store.ts'
import { useWhileSame } from '#app/ui/hooks/while-same.ts'

const ADDED_MS = 2000

/** A rejection reloads the stock. */
function useAdded(answer: AddAnswer | undefined, onRefused: () => void): boolean {
  const [isAdded, setAdded] = useState(false)
  useEffect(() => {
    if (!answer || answer.isSaved) return
    if (answer.short) showAdded(answer.short, answer.message)
    if (!answer.ok) return onRefused()
    if (answer.compared) return setCompared(answer.compared)
    setAdded(true)
    if (answer.cartView) setCartCount(answer.cartView.count)
    if (answer.added) showAdded(answer.added, undefined, answer.message)
    const timer = setTimeout(() => setAdded(false), ADDED_MS)
    return () => {
      clearTimeout(timer)
      setAdded(false)
    }
  }, [answer, onRefused])
  return isAdded
}

export function countMessage(answer: AddAnswer | undefined): string {
  const count = answer?.cartView?.count
  return count === undefined ? '' : `Bag has ${count} ${count === 1 ? 'item' : 'items'}.`
}

/** Sends the form and reports its answer. The error is shown until the size or the bag changes. */
export function useAddToCart(uid: string, sku: string | undefined, onRefused: () => void) {
  const fetcher = useFetcher<AddAnswer>({ key: `add-${uid}` })
  const isAdded = useAdded(fetcher.data, onRefused)
  const answer = useWhileSame(fetcher.data, `${sku} ${useStore(cartCountStore, 0)}`)
  const isBusy = fetcher.state !== 'idle'
  const error = answer && !answer.ok && !isBusy && (answer.message ?? 'Error adding cart products.')
  return { ...fetcher, isAdded, isBusy, error }
}
