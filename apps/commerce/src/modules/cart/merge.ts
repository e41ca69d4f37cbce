import type { Transaction } from 'kysely'
import type { Database } from '#src/composition/database'
import type { MergeNotice } from '#src/graphql/contract.generated'
import { requireCart, requireGuestSecret } from './access.ts'
import { assertChangeable, closeCart, lockCart } from './change.ts'
import { changeLockedGoods, type GoodsContext } from './change-goods.ts'
import { fail } from './errors.ts'
import { type CardOnCart, cardsOnCart, giftCardColumns, MOST_GIFT_CARDS } from './gift-cards/cards-on-cart.ts'
import type { LineToPut } from './goods-store.ts'
import type { Decision, Goods } from './lines/goods.ts'
import { findStockFault, MAX_LINE_QUANTITY, NO_LONGER_SOLD } from './rules.ts'
import { type CartLine, loadCartLines, touchCart, updateCodes } from './store.ts'
import type { CartRow } from './tables.ts'
import { couponColumns } from './writers.ts'

/**
 * Pieces of a merged line: both carts' together, capped at what can be shipped and never fewer than the customer had.
 * [A51]
 */
export function mergedQuantity(own: number, added: number, available: number): number {
  return Math.max(own, Math.min(own + added, available, MAX_LINE_QUANTITY))
}

/** A cart as a merge left it. */
export type MergedCart = CartRow & { readonly mergeNotices: readonly MergeNotice[] }

/** A line of the guest's on the customer's cart, and what of it is left out. */
function mergeLine(
  { lines: ownLines, variants }: Goods,
  line: CartLine,
): { readonly put?: LineToPut; readonly notice?: MergeNotice } {
  const sku = line.variant_sku
  if (sku === null) return {}
  const variant = variants.get(sku)
  if (!variant?.isEnabled)
    return { notice: { message: NO_LONGER_SOLD, reason: 'NOT_SOLD', product_sku: sku, quantity: line.quantity } }
  const sameLine = ownLines.find((own) => own.variant_sku === variant.variantSku)
  const ownQuantity = sameLine?.quantity ?? 0
  const wanted = ownQuantity + line.quantity
  const quantity = mergedQuantity(ownQuantity, line.quantity, variant.availableQuantity)
  const message = findStockFault(wanted, variant.availableQuantity)?.message
  const put = {
    productId: line.product_id,
    variantSku: variant.variantSku,
    quantity,
    unitCents: sameLine ? undefined : variant.unitCents,
  }
  return {
    ...(quantity > 0 && { put }),
    ...(message !== undefined && {
      notice: { message, reason: 'INSUFFICIENT_STOCK', product_sku: sku, quantity: wanted - quantity },
    }),
  }
}

/** Puts the lines of a guest's cart on the customer's. A line that both have keeps the price its customer has seen. */
function mergeLines(goods: Goods, lines: readonly CartLine[]): Decision<readonly MergeNotice[]> {
  const merged = lines.map((line) => mergeLine(goods, line))
  const giftCards = lines.flatMap(({ product_id: productId, quantity, gift_card: giftCard }) =>
    giftCard ? [{ lineId: undefined, productId, quantity, giftCard }] : [],
  )
  return {
    put: merged.flatMap(({ put }) => put ?? []),
    giftCards,
    removedIds: [],
    result: merged.flatMap(({ notice }) => notice ?? []),
  }
}

/** The customer's gift cards, and behind them those of the guest that still have room. */
function mergedCards(source: CartRow, destination: CartRow): readonly CardOnCart[] {
  const guests = cardsOnCart(source).filter(({ code }) => !destination.gift_card_codes.includes(code))
  return [...cardsOnCart(destination), ...guests].slice(0, MOST_GIFT_CARDS)
}

interface MovedCodes {
  readonly cart: CartRow
  readonly notices: readonly MergeNotice[]
}

/** Notices for the guest's codes and gift cards that the merged cart does not get. */
function leftOut(source: CartRow, destination: CartRow, cards: readonly CardOnCart[]): MergeNotice[] {
  const present = new Set([...destination.coupon_codes, ...cards.map(({ code }) => code)])
  const isOut = (code: string) => !present.has(code)
  const coupons = destination.coupon_codes.length === 0 ? [] : source.coupon_codes.filter(isOut)
  const giftCards = source.gift_card_codes.filter(isOut)
  const one = { product_sku: null, quantity: 1 }
  return [
    ...coupons.map(
      (code): MergeNotice => ({
        ...one,
        message: `${code} was left out: your bag has a promo code.`,
        reason: 'HAS_COUPONS',
      }),
    ),
    ...giftCards.map((code): MergeNotice => {
      const message = `Gift card ending ${code.slice(-4)} was left out: a bag takes ${MOST_GIFT_CARDS}.`
      return { ...one, message, reason: 'TOO_MANY_GIFT_CARDS' }
    }),
  ]
}

/**
 * Puts a guest's codes on a cart without any, and the guest's gift cards on every cart;
 * what they do is worked out anew. [A51]
 */
async function moveCodes(trx: Transaction<Database>, source: CartRow, destination: CartRow): Promise<MovedCodes> {
  const areCodesMoved = source.coupon_codes.length > 0 && destination.coupon_codes.length === 0
  const cards = mergedCards(source, destination)
  const areCardsMoved = cards.length > destination.gift_card_codes.length
  const notices = leftOut(source, destination, cards)
  if (!areCodesMoved && !areCardsMoved) return { cart: destination, notices }
  await updateCodes(trx, destination.id, {
    ...(areCodesMoved && couponColumns({ codes: source.coupon_codes, redemptions: source.redemptions })),
    ...(areCardsMoved && giftCardColumns(cards)),
  })
  return { cart: await touchCart(trx, destination.id), notices }
}

/**
 * Moves the source's lines and gift cards, and its codes where
 * there are none, into the destination and ends the source.
 * @throws AppError as requireCart, CART_NOT_YOURS when the source is a customer's [A51]
 */
export async function mergeInto(ctx: GoodsContext, sourceId: string, destinationId: string): Promise<MergedCart> {
  const source = await requireCart(ctx, sourceId)
  if (source.customer_id !== null || sourceId === destinationId) throw fail('CART_NOT_YOURS', { cartId: sourceId })
  requireGuestSecret(ctx, source)
  return changeLockedGoods(ctx, destinationId, async (trx, apply) => {
    const locked = await lockCart(trx, sourceId)
    assertChangeable(ctx, locked)
    const lines = await loadCartLines(trx, sourceId)
    const skus = lines.flatMap((line) => line.variant_sku ?? [])
    const { cart, result: ofLines } = await apply({ skus, decide: (goods) => mergeLines(goods, lines) })
    await closeCart(trx, sourceId)
    const moved = await moveCodes(trx, locked, cart)
    return { ...moved.cart, mergeNotices: [...ofLines, ...moved.notices] }
  })
}
