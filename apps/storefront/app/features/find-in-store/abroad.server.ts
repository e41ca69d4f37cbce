import { siteIn } from '@welt/brands'
import { COUNTRY_NAMES } from '@welt/rules/country-names'
import type { CountryCodeEnum } from '#app/contract.generated.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import type { Abroad } from './abroad.ts'

/** All found places are in one country, so the first decides. */
export function findAbroad(
  ctx: RequestContext,
  typed: string,
  [first]: readonly { readonly country_code: CountryCodeEnum }[],
): Abroad | undefined {
  if (!first || first.country_code === ctx.brand.country) return undefined
  const country = first.country_code === 'NZ' ? 'NZ' : 'AU'
  const sister = siteIn(country)
  const href = `${ctx.originOf(sister.id)}/store-locator?${new URLSearchParams({ q: typed })}`
  return { country: COUNTRY_NAMES[country], shop: sister.name, href }
}
