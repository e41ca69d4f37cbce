import { toMoney } from '@welt/kit/money'
import { settingsOfRequest } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { OfferedPaymentMethod } from '#src/platform/contract/contract.generated'
import { BRAND_NAMES } from '../card.ts'
import { limitsOf } from '../rules.ts'
import { parseWalletType, WALLET_TITLES } from './wallets.ts'

/** For pages without a cart. [R2.45, R9.48-R9.58] */
export async function offeredMethods(ctx: Context): Promise<OfferedPaymentMethod[]> {
  const { paymentMethods } = await settingsOfRequest(ctx)
  const { currency } = ctx.brand
  return paymentMethods.map(({ type, brands }) => {
    const wallet = parseWalletType(type)
    const limits = limitsOf(type)
    return {
      type,
      title: wallet ? WALLET_TITLES[wallet] : 'Cards',
      card_brands: wallet ? [] : brands.map((brand) => BRAND_NAMES[brand] ?? brand),
      minimum: limits ? toMoney(limits.leastCents, currency) : null,
      maximum: limits ? toMoney(limits.mostCents, currency) : null,
    }
  })
}
