import { changeCart, linesOf, parseLineUid, setFulfilment, updateCart } from '#modules/cart'
import { findStoreByCode, requireCollectionNow } from '#modules/stores'
import type { Context } from '#src/platform/context'
import type { ShippingMethodOption } from '#src/platform/contract/contract.generated'
import type { Db } from '#src/platform/database'
import type { CartLineRow, CartRow } from '#tables/cart'
import { fail } from './errors.ts'

export interface LineChoice {
  readonly cart_item_uid: string
  readonly shipping_method_option: ShippingMethodOption
}

/** @throws AppError as requireCollectionNow; STORE_NOT_CHOSEN, STORE_NOT_COLLECTING, GIFT_CARD_NOT_COLLECTED [R4.11] */
async function requireCollectable(
  ctx: Pick<Context, 'db' | 'brand' | 'memo' | 'sharedLoads'>,
  { preferred_store_code: code }: CartRow,
  lines: readonly CartLineRow[],
): Promise<void> {
  await requireCollectionNow(ctx)
  if (code === null) throw fail('STORE_NOT_CHOSEN')
  const store = await findStoreByCode(ctx.db, code)
  if (!store?.is_active || !store.enabled_for_cnc) throw fail('STORE_NOT_COLLECTING')
  if (lines.some((line) => line.gift_card)) throw fail('GIFT_CARD_NOT_COLLECTED')
}

async function writeChoices(
  trx: Db,
  ctx: Context,
  cart: CartRow,
  choices: ReadonlyMap<number, ShippingMethodOption>,
): Promise<void> {
  const lines = await linesOf(trx, cart)
  const known = new Map(lines.map((line) => [line.id, line]))
  if (choices.keys().some((id) => !known.has(id))) throw fail('LINE_NOT_IN_CART')
  const collected = lines.filter(({ id }) => choices.get(id) === 'clickncollect')
  if (collected.length > 0) await requireCollectable({ ...ctx, db: trx }, cart, collected)
  for (const option of ['delivery', 'clickncollect'] as const) {
    const ids = lines.flatMap(({ id }) => (choices.get(id) === option ? [id] : []))
    if (ids.length > 0) await setFulfilment(trx, cart.id, option, ids)
  }
}

/** All or nothing. @throws AppError as changeCart; LINE_NOT_IN_CART, UID_INCORRECT, as requireCollectable [R4.06] */
export function chooseOptions(ctx: Context, cartId: string, choices: readonly LineChoice[]): Promise<CartRow> {
  const byLine = new Map(choices.map((one) => [parseLineUid(one.cart_item_uid), one.shipping_method_option]))
  return changeCart(ctx, cartId, async (trx, cart) => {
    await writeChoices(trx, ctx, cart, byLine)
    if (cart.is_fulfilment_auto_updated) await updateCart(trx, cart.id, { is_fulfilment_auto_updated: false })
  })
}
