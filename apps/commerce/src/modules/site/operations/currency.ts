import type { Context } from '#src/platform/context'
import type { Currency } from '#src/platform/contract/contract.generated'

/** [R1.41] */
export function currency(ctx: Context): Currency {
  const code = ctx.brand.currency
  return {
    base_currency_code: code,
    base_currency_symbol: '$',
    default_display_currency_code: code,
    default_display_currency_symbol: '$',
    available_currency_codes: [code],
    exchange_rates: [],
  }
}
