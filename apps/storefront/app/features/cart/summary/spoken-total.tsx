import { formatCents } from '@welt/kit/money'
import { useState } from 'react'
import type { CartView } from '../cart-model.ts'

function textOf(cartView: CartView | undefined): string {
  if (!cartView || cartView.lines.length === 0) return 'There is nothing left in your bag.'
  const { beforeCardsCents, totalCents, giftCards } = cartView
  const total = `Total ${formatCents(beforeCardsCents)}`
  return giftCards.length > 0 ? `${total}, to pay ${formatCents(totalCents)}` : total
}

/** The page's only polite live region. */
export function SpokenTotal({
  cartView,
  isBusy,
}: {
  readonly cartView: CartView | undefined
  readonly isBusy: boolean
}) {
  const text = textOf(cartView)
  const [known, setKnown] = useState(text)
  const [spoken, setSpoken] = useState('')
  if (!isBusy && text !== known) {
    setKnown(text)
    setSpoken(text)
  }
  return (
    <p role="status" className="visually-hidden">
      {spoken}
    </p>
  )
}
