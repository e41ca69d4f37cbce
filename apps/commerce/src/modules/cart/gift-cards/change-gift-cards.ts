import { type EnteredGiftCard, type GiftCardOffer, readGiftCardOptions } from '#modules/catalogue'
import type { GiftCardUpsert } from '../lines-store.ts'
import {
  findQuantityFault,
  findStockFault,
  MAX_LINE_QUANTITY,
  OPTIONS_NOT_AVAILABLE,
  type UserError,
} from '../rules.ts'
import type { CartLineRow } from '../tables.ts'
import { type GiftCardFault, parseGiftCard } from './gift-card-rules.ts'

interface WantedGiftCard {
  readonly quantity: number
  readonly selectedOptions: readonly string[]
  readonly enteredOptions: readonly { readonly uid: string; readonly value: string }[]
}

const faultOf = ({ field, message }: GiftCardFault): UserError => ({ code: 'INVALID_PARAMETER_VALUE', message, field })

export function addGiftCard(
  wanted: WantedGiftCard,
  offer: GiftCardOffer,
  today: string,
): { readonly put: GiftCardUpsert } | { readonly faults: readonly UserError[] } {
  const quantityFault = findQuantityFault(wanted.quantity) ?? findStockFault(wanted.quantity, MAX_LINE_QUANTITY)
  if (quantityFault) return { faults: [quantityFault] }
  const entered = readGiftCardOptions(wanted.selectedOptions, wanted.enteredOptions)
  if (!entered) return { faults: [OPTIONS_NOT_AVAILABLE] }
  const parsed = parseGiftCard(entered, { offer, today })
  if ('faults' in parsed) return { faults: parsed.faults.map(faultOf) }
  return {
    put: { lineId: undefined, productId: offer.productId, quantity: wanted.quantity, giftCard: parsed.giftCard },
  }
}

interface GiftCardChange {
  readonly quantity: number | undefined
  readonly entered: EnteredGiftCard
}

/** [R7.72] */
export function changeGiftCard(
  line: CartLineRow,
  { quantity = line.quantity, entered }: GiftCardChange,
  offer: GiftCardOffer | undefined,
  today: string,
): { readonly put: GiftCardUpsert } | { readonly faults: readonly UserError[] } {
  const quantityFault =
    findQuantityFault(quantity) ?? findStockFault(quantity, offer && line.gift_card ? MAX_LINE_QUANTITY : 0)
  if (quantityFault || !offer || !line.gift_card) return { faults: quantityFault ? [quantityFault] : [] }
  const parsed = parseGiftCard(entered, { offer, today, before: line.gift_card })
  if ('faults' in parsed) return { faults: parsed.faults.map(faultOf) }
  return { put: { lineId: line.id, productId: line.product_id, quantity, giftCard: parsed.giftCard } }
}
