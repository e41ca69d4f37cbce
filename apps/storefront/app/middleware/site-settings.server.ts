import { toCents } from '@welt/kit/money'
import { HOUR_MS } from '@welt/kit/time'
import type { MiddlewareFunction } from 'react-router'
import { CountryCodeEnumValues } from '#app/contract.generated.ts'
import { query } from '#app/graphql/client.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import { type RequestContext, requestContextOf, setRequestContext } from '#app/session/request-context.ts'
import { hasInstalments } from '#app/session/site/payment-methods.ts'
import { type SiteSettings, settingsOfBrand } from '#app/session/site/site-settings.ts'
import { SiteSettingsDocument, type SiteSettingsQuery } from './site-settings.generated.ts'

type WireSettings = NonNullable<SiteSettingsQuery['storeConfig']>

function toCountries({ countries, ships_to_countries }: WireSettings, start: SiteSettings): SiteSettings['countries'] {
  if (countries.length === 0) return start.countries
  return withoutNulls(countries).flatMap(({ id, full_name_locale, available_regions }) => {
    const code = CountryCodeEnumValues.find((known) => known === id)
    if (!code) return []
    const regions = withoutNulls(available_regions).flatMap((region) =>
      region.code ? [{ code: region.code, name: region.name ?? region.code }] : [],
    )
    return [{ code, name: full_name_locale ?? code, regions, isDeliveredTo: ships_to_countries.includes(code) }]
  })
}

/** Buttons appear only while the payment service returns a wallet. */
const hasWallet = ({ express_methods }: WireSettings) => (express_methods ?? []).length > 0

function toSettings(wire: WireSettings, start: SiteSettings): SiteSettings {
  const hours = wire.customer_access_token_lifetime
  return {
    // Other servers may have the flag alone. [R1.23, R3.109]
    flags: { ...wire.feature_flags, giftCard: wire.feature_flags.giftCard && wire.gift_cards_enabled !== false },
    shippingThresholds: wire.shipping_thresholds.map((threshold) => ({
      code: threshold.code,
      country: threshold.country_code,
      thresholdCents: toCents(threshold.threshold),
      requiresLogin: threshold.free_shipping_requires_login,
    })),
    defaultShippingMethod: wire.default_shipping_method_code,
    productUrlSuffix: wire.product_url_suffix ?? start.productUrlSuffix,
    categoryUrlSuffix: wire.category_url_suffix ?? start.categoryUrlSuffix,
    returnWindowDays: wire.returns_enabled === 'disabled' ? undefined : wire.return_window_days,
    hasReturnLabel: wire.has_return_label === true,
    returnLabelCents: wire.paid_return_label_cost?.value ? toCents(wire.paid_return_label_cost.value) : undefined,
    isCollectOffered: wire.click_and_collect_enabled,
    isLoyaltyOffered: wire.loyalty_enabled,
    loyaltyTiers: wire.loyalty_tiers.map(({ code, threshold, reward, birthday_reward }) => ({
      code,
      thresholdCents: toCents(threshold),
      rewardCents: toCents(reward ?? 0),
      birthdayCents: toCents(birthday_reward ?? 0),
    })),
    tokenLifeMs: hours ? hours * HOUR_MS : start.tokenLifeMs,
    sizeScales: wire.size_scale_mappings,
    isExpressInCart: wire.express_cart_enabled && hasWallet(wire),
    isExpressOnProduct: wire.express_product_page_enabled && hasWallet(wire),
    hasApplePay: (wire.express_methods ?? []).some(({ type }) => type === 'applepay'),
    hasInstalments: hasInstalments(wire.instalment_methods ?? []),
    countries: toCountries(wire, start),
  }
}

/** Parsed once per cached response. */
const understood = new WeakMap<WireSettings, SiteSettings>()
/** Fallback while a site's server is down. */
const lastKnown = new Map<string, SiteSettings>()

async function loadSettings(ctx: RequestContext): Promise<SiteSettings> {
  const { brand } = ctx
  const start = settingsOfBrand(brand)
  const answer = await query(ctx, SiteSettingsDocument, {}, { tags: ['store'] })
  const wire = answer.ok ? answer.data.storeConfig : null
  if (!wire) return lastKnown.get(brand.id) ?? start
  const settings = understood.get(wire) ?? toSettings(wire, start)
  understood.set(wire, settings)
  lastKnown.set(brand.id, settings)
  return settings
}

/** [R1.16, J27] */
export const settingsMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const ctx = requestContextOf(context)
  setRequestContext(context, { ...ctx, settings: await loadSettings(ctx) })
  return next()
}
