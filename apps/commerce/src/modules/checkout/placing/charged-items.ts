import type { PricedCart, PricedLine } from '#modules/cart'
import type { ChargedItem } from '#modules/payment'

type ChargedLine = Pick<PricedLine, 'id' | 'quantity' | 'rowCents' | 'discountCents' | 'variant'>

/** A discount that does not divide by the pieces makes some of them a cent dearer. */
function itemsOf({ id, quantity, rowCents, discountCents, variant }: ChargedLine): ChargedItem[] {
  const cents = rowCents - discountCents
  const dearer = cents % quantity
  const unitCents = (cents - dearer) / quantity
  const name = variant?.name ?? ''
  return [
    { id: String(id), name, quantity: quantity - dearer, unitCents },
    { id: `${id}-1`, name, quantity: dearer, unitCents: unitCents + 1 },
  ].filter((item) => item.quantity > 0)
}

/** They add up to the total. */
export function chargedItemsOf({
  lines,
  giftCardCents,
  totalCents,
}: Pick<PricedCart, 'giftCardCents' | 'totalCents'> & {
  readonly lines: readonly ChargedLine[]
}): readonly ChargedItem[] {
  const goods = lines.flatMap(itemsOf)
  const goodsCents = goods.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0)
  const deliveryCents = totalCents + giftCardCents - goodsCents
  return [
    ...goods,
    { id: 'delivery', name: 'Delivery', quantity: 1, unitCents: deliveryCents },
    { id: 'gift-cards', name: 'Gift cards', quantity: 1, unitCents: -giftCardCents },
  ].filter(({ unitCents }) => unitCents !== 0)
}
