import { type SettingsReader, settingsOfRequest } from '#modules/site'
import type { CartRow } from '#tables/cart'
import { fail } from '../errors.ts'

/** Carts of the product page have a switch of their own. [R3.111, R3.112] */
export async function isExpressOn(ctx: SettingsReader, cart: Pick<CartRow, 'is_express'>): Promise<boolean> {
  const settings = await settingsOfRequest(ctx)
  return cart.is_express ? settings.isExpressProductPageEnabled : settings.isExpressCartEnabled
}

/** @throws AppError EXPRESS_NOT_OFFERED */
export async function requireExpress(ctx: SettingsReader, cart: Pick<CartRow, 'is_express'>): Promise<void> {
  if (!(await isExpressOn(ctx, cart))) throw fail('EXPRESS_NOT_OFFERED')
}
