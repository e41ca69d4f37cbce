import type { Transaction } from 'kysely'
import type { MergeNotice } from '#src/platform/contract/contract.generated'
import type { Database } from '#src/platform/database'
import { requireCart, requireGuestSecret } from './access.ts'
import { assertChangeable, closeCart, lockCart } from './change.ts'
import { changeLockedLines, type LinesContext } from './change-lines.ts'
import { couponColumns } from './coupons/coupon-columns.ts'
import { fail } from './errors.ts'
import { type CardOnCart, cardsOnCart, giftCardColumns, MAX_GIFT_CARDS } from './gift-cards/cards-on-cart.ts'
import type { CartContents, LineChanges } from './lines/contents.ts'
import { obtainableQuantity } from './lines/fulfilment.ts'
import type { LineUpsert } from './lines-store.ts'
import { findStockFault, MAX_LINE_QUANTITY, NO_LONGER_SOLD } from './rules.ts'
import { type CartLine, loadCartLines, touchCart, updateCart, updateCodes } from './store.ts'
import type { CartRow } from './tables.ts'

/** Both lines together, capped by stock, but never below the customer's own quantity. [A51] */
export function mergedQuantity(own: number, added: number, available: number): number {
  return Math.max(own, Math.min(own + added, available, MAX_LINE_QUANTITY))
}

export type MergedCart = CartRow & { readonly mergeNotices: readonly MergeNotice[] }

interface GuestLines {
  readonly lines: readonly CartLine[]
  /** Both carts collect from one store; else the guest's choices lose. */
  readonly areChoicesMerged: boolean
}

function mergeLine(
  { lines: ownLines, variants }: CartContents,
  line: CartLine,
  { areChoicesMerged }: GuestLines,
): { readonly put?: LineUpsert; readonly notice?: MergeNotice } {
  const sku = line.variant_sku
  if (sku === null) return {}
  const variant = variants.get(sku)
  if (!variant?.isEnabled)
    return { notice: { message: NO_LONGER_SOLD, reason: 'NOT_SOLD', product_sku: sku, quantity: line.quantity } }
  const sameLine = ownLines.find((own) => own.variant_sku === variant.variantSku)
  const ownQuantity = sameLine?.quantity ?? 0
  const wanted = ownQuantity + line.quantity
  const fulfilment = sameLine?.fulfilment ?? (areChoicesMerged ? line.fulfilment : 'delivery')
  const available = obtainableQuantity(variant, fulfilment)
  const quantity = mergedQuantity(ownQuantity, line.quantity, available)
  const message = findStockFault(wanted, available)?.message
  const put = {
    productId: line.product_id,
    variantSku: variant.variantSku,
    quantity,
    unitCents: sameLine ? undefined : variant.unitCents,
    fulfilment,
  }
  return {
    ...(quantity > 0 && { put }),
    ...(message !== undefined && {
      notice: { message, reason: 'INSUFFICIENT_STOCK', product_sku: sku, quantity: wanted - quantity },
    }),
  }
}

/** A line in both carts keeps the price that the customer last saw. */
function mergeLines(contents: CartContents, guest: GuestLines): LineChanges<readonly MergeNotice[]> {
  const { lines } = guest
  const merged = lines.map((line) => mergeLine(contents, line, guest))
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

function mergedGiftCards(source: CartRow, destination: CartRow): readonly CardOnCart[] {
  const guests = cardsOnCart(source).filter(({ code }) => !destination.gift_card_codes.includes(code))
  return [...cardsOnCart(destination), ...guests].slice(0, MAX_GIFT_CARDS)
}

interface MovedCodes {
  readonly cart: CartRow
  readonly notices: readonly MergeNotice[]
}

function noticesOfOmitted(source: CartRow, destination: CartRow, cards: readonly CardOnCart[]): MergeNotice[] {
  const present = new Set([...destination.coupon_codes, ...cards.map(({ code }) => code)])
  const isOmitted = (code: string) => !present.has(code)
  const coupons = destination.coupon_codes.length === 0 ? [] : source.coupon_codes.filter(isOmitted)
  const giftCards = source.gift_card_codes.filter(isOmitted)
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
      const message = `Gift card ending ${code.slice(-4)} was left out: a bag takes ${MAX_GIFT_CARDS}.`
      return { ...one, message, reason: 'TOO_MANY_GIFT_CARDS' }
    }),
  ]
}

/** [A51] */
async function moveCodes(trx: Transaction<Database>, source: CartRow, destination: CartRow): Promise<MovedCodes> {
  const areCodesMoved = source.coupon_codes.length > 0 && destination.coupon_codes.length === 0
  const cards = mergedGiftCards(source, destination)
  const areCardsMoved = cards.length > destination.gift_card_codes.length
  const notices = noticesOfOmitted(source, destination, cards)
  if (!areCodesMoved && !areCardsMoved) return { cart: destination, notices }
  await updateCodes(trx, destination.id, {
    ...(areCodesMoved && couponColumns({ codes: source.coupon_codes, redemptions: source.redemptions })),
    ...(areCardsMoved && giftCardColumns(cards)),
  })
  return { cart: await touchCart(trx, destination.id), notices }
}

type StoreOfCart = Pick<CartRow, 'preferred_store_code' | 'nominee'>

/**
 * The customer's store wins; a cart without one takes the guest's store and nominee. @returns the result [A51]
 */
async function mergeStore(trx: Transaction<Database>, source: CartRow, destinationId: string): Promise<StoreOfCart> {
  const destination = await trx
    .selectFrom('cart')
    .select(['preferred_store_code', 'nominee'])
    .where('id', '=', destinationId)
    .executeTakeFirstOrThrow()
  if (destination.preferred_store_code !== null || source.preferred_store_code === null) return destination
  const { preferred_store_code, nominee } = source
  const merged = { preferred_store_code, nominee: destination.nominee ?? nominee }
  await updateCart(trx, destinationId, merged)
  return merged
}

/** Closes the guest cart. @throws AppError as requireCart, CART_NOT_YOURS for a customer's cart [A51] */
export async function mergeGuestCart(ctx: LinesContext, sourceId: string, destinationId: string): Promise<MergedCart> {
  const source = await requireCart(ctx, sourceId)
  if (source.customer_id !== null || sourceId === destinationId) throw fail('CART_NOT_YOURS', { cartId: sourceId })
  requireGuestSecret(ctx, source)
  return changeLockedLines(ctx, destinationId, async (trx, apply) => {
    const locked = await lockCart(trx, sourceId)
    assertChangeable(ctx, locked)
    const lines = await loadCartLines(trx, sourceId)
    const skus = lines.flatMap((line) => line.variant_sku ?? [])
    const store = locked.preferred_store_code === null ? undefined : await mergeStore(trx, locked, destinationId)
    const areChoicesMerged = store?.preferred_store_code === locked.preferred_store_code
    const change = { skus, decide: (contents: CartContents) => mergeLines(contents, { lines, areChoicesMerged }) }
    const { cart, result: ofLines } = await apply(change, store)
    await closeCart(trx, sourceId)
    const moved = await moveCodes(trx, locked, cart)
    return { ...moved.cart, mergeNotices: [...ofLines, ...moved.notices] }
  })
}
