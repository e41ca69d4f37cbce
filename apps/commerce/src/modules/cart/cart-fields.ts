import { settingsOfRequest } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { AppliedCoupon, CartItemsV2Args } from '#src/platform/contract/contract.generated'
import { pageOf } from '#src/platform/list-page'
import { requireGuestSecret } from './access.ts'
import { type CartItemModel, toCartItem } from './lines/cart-items.ts'
import { sortLines } from './lines/sort-lines.ts'
import type { CartMapper } from './mappers.ts'
import { pricedCartOf } from './prices/pricing.ts'
import type { CartItems } from './resolver-types.generated.ts'
import type { CartRow } from './tables.ts'

/** @throws AppError CART_NOT_YOURS [R3.09] */
export function emailOf(ctx: Context, cart: CartRow): string | null {
  if (cart.email !== null) requireGuestSecret(ctx, cart)
  return cart.email
}

/** [A25] */
export async function isVirtual(ctx: Context, cart: CartMapper): Promise<boolean> {
  const { lines } = await pricedCartOf(ctx, cart)
  return lines.length > 0 && lines.every((line) => line.isGiftCard)
}

export async function totalQuantityOf(ctx: Context, cart: CartMapper): Promise<number> {
  if ('lines' in cart) return cart.lines.reduce((total, line) => total + line.quantity, 0)
  return (await pricedCartOf(ctx, cart)).totalQuantity
}

/** [R3.22] */
export async function itemsOf(ctx: Context, cart: CartMapper): Promise<CartItemModel[]> {
  const priced = await pricedCartOf(ctx, cart)
  return priced.lines.map((line) => toCartItem(line, priced))
}

/** @throws AppError PAGE_NOT_POSITIVE, PAGE_OUT_OF_RANGE */
export async function itemsPageOf(ctx: Context, cart: CartMapper, args: CartItemsV2Args): Promise<CartItems> {
  const priced = await pricedCartOf(ctx, cart)
  const page = pageOf(sortLines(priced.lines, args.sort), args.pageSize ?? 0, args.currentPage ?? 0)
  return { ...page, items: page.items.map((line) => toCartItem(line, priced)) }
}

/** [R3.10, R3.110] */
export async function couponsOf(
  ctx: Context,
  { coupon_codes: codes, redemptions }: CartRow,
): Promise<AppliedCoupon[] | null> {
  const isOff = redemptions.length > 0 && !(await settingsOfRequest(ctx)).isLoyaltyEnabled
  const shown = isOff ? codes.filter((code) => !redemptions.some((reward) => reward.code === code)) : codes
  return shown.length > 0 ? shown.map((code) => ({ code })) : null
}
