import type { PurchasableVariant } from '#modules/catalogue'
import type { Fulfilment } from '#src/platform/contract/contract.generated'
import type { LineUpsert } from '../lines-store.ts'
import type { CartLineRow, CartRow } from '../tables.ts'
import type { CartContents } from './contents.ts'

export type LineFulfilment = CartLineRow['fulfilment']

type Stocked = Pick<PurchasableVariant, 'atStore' | 'availableQuantity'>

export function isAtStore({ atStore }: Pick<Stocked, 'atStore'>, quantity: number): boolean {
  return atStore?.isCollecting === true && atStore.quantity >= quantity
}

/** Pieces that a line can have: a collected one may become a delivery. */
export function obtainableQuantity({ atStore, availableQuantity }: Stocked, fulfilment: LineFulfilment): number {
  const isCollectable = fulfilment === 'clickncollect' && atStore?.isCollecting
  return isCollectable ? Math.max(availableQuantity, atStore.quantity) : availableQuantity
}

/** Delivery only when the store lacks the pieces and they can be delivered. [R4.15, R4.48, A43] */
export function fulfilmentFor(variant: Stocked | undefined, quantity: number, chosen: LineFulfilment): LineFulfilment {
  if (chosen === 'delivery' || !variant || isAtStore(variant, quantity)) return chosen
  return !variant.atStore || variant.availableQuantity >= quantity ? 'delivery' : chosen
}

export interface ChosenLines {
  readonly put: readonly (LineUpsert & { readonly fulfilment: LineFulfilment })[]
  readonly isAutoUpdated: boolean
}

/** New lines are delivered unless their shopper chose otherwise. [R4.10, R4.15, R4.48] */
export function chooseFulfilment(
  cart: Pick<CartRow, 'is_fulfilment_auto_updated'>,
  { lines, variants }: CartContents,
  put: readonly LineUpsert[],
  isCollectionOn: boolean,
): ChosenLines {
  const current = new Map(lines.map((line) => [line.variant_sku, line.fulfilment]))
  const chosen = put.map((line) => {
    const own = current.get(line.variantSku)
    if (!isCollectionOn) return { line, before: own ?? 'delivery', after: own ?? 'delivery' }
    const before = own ?? line.fulfilment ?? 'delivery'
    return { line, before, after: fulfilmentFor(variants.get(line.variantSku), line.quantity, before) }
  })
  return {
    put: chosen.map(({ line, after }) => ({ ...line, fulfilment: after })),
    isAutoUpdated: cart.is_fulfilment_auto_updated || chosen.some(({ before, after }) => before !== after),
  }
}

interface FulfilledLine {
  readonly fulfilment: LineFulfilment
  readonly isGiftCard: boolean
}

/** Gift cards don't count. [R4.07-R4.09] */
export function overallFulfilment(lines: readonly FulfilledLine[]): Fulfilment {
  const kinds = new Set(lines.filter(({ isGiftCard }) => !isGiftCard).map(({ fulfilment }) => fulfilment))
  if (kinds.size > 1) return 'split'
  return kinds.has('clickncollect') ? 'clickncollect' : 'delivery'
}

export function isAllCollected(lines: readonly FulfilledLine[]): boolean {
  return overallFulfilment(lines) === 'clickncollect'
}
