import { toCents } from '@welt/kit/money'
import { HOUR_MS } from '@welt/kit/time'
import type { MiddlewareFunction } from 'react-router'
import { query } from '#app/graphql/client.server.ts'
import { SITE_SETTINGS } from '../operations.ts'
import { type Visit, visitOf } from '../visit.ts'
import { hasInstalments } from './payment-methods.ts'
import { type SiteSettings, type SizeScaleMapping, settingsOfBrand } from './site-settings.ts'

interface WireSettings {
  readonly feature_flags: SiteSettings['flags']
  readonly shipping_thresholds: readonly {
    readonly code: string
    readonly country_code: string
    readonly threshold: number
    readonly free_shipping_requires_login: boolean
  }[]
  readonly default_shipping_method_code: string
  readonly product_url_suffix: string | null
  readonly category_url_suffix: string | null
  readonly returns_enabled: string
  readonly return_window_days: number
  readonly paid_return_label_cost: { readonly value: number | null } | null
  readonly customer_access_token_lifetime: number | null
  readonly click_and_collect_enabled: boolean
  readonly size_scale_mappings: readonly SizeScaleMapping[] | null
  readonly countries: readonly WireCountry[] | null
  readonly ships_to_countries: readonly string[] | null
  /** Undefined where the site's own server does not know of it. */
  readonly instalment_methods?: readonly string[] | null
}

interface WireCountry {
  readonly id: string | null
  readonly full_name_locale: string | null
  readonly available_regions: readonly ({ readonly code: string | null; readonly name: string | null } | null)[] | null
}

interface SettingsAnswer {
  readonly storeConfig: WireSettings | null
}

function toCountries({ countries, ships_to_countries }: WireSettings, start: SiteSettings): SiteSettings['countries'] {
  if (!countries?.length) return start.countries
  return countries.flatMap(({ id, full_name_locale, available_regions }) => {
    if (!id) return []
    const regions = available_regions?.flatMap((region) => (region?.code ? [{ code: region.code, name: region.name ?? region.code }] : []))
    return [{ code: id, name: full_name_locale ?? id, regions: regions ?? [], isDeliveredTo: ships_to_countries?.includes(id) ?? true }]
  })
}

function toSettings(wire: WireSettings, start: SiteSettings): SiteSettings {
  const hours = wire.customer_access_token_lifetime
  return {
    flags: wire.feature_flags,
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
    returnLabelCents: wire.paid_return_label_cost?.value ? toCents(wire.paid_return_label_cost.value) : undefined,
    isCollectOffered: wire.click_and_collect_enabled,
    tokenLifeMs: hours ? hours * HOUR_MS : start.tokenLifeMs,
    sizeScales: wire.size_scale_mappings ?? start.sizeScales,
    hasInstalments: hasInstalments(wire.instalment_methods ?? []),
    countries: toCountries(wire, start),
  }
}

/** Understood once for each answer, which the read cache shares. */
const understood = new WeakMap<WireSettings, SiteSettings>()
/** The last that each site's server said, for while it says nothing. */
const lastKnown = new Map<string, SiteSettings>()

async function loadSettings(visit: Visit): Promise<SiteSettings> {
  const { brand } = visit
  const start = settingsOfBrand(brand)
  const answer = await query<SettingsAnswer>(visit, SITE_SETTINGS, {}, { tags: ['store'] })
  const wire = answer.ok ? answer.data.storeConfig : null
  if (!wire) return lastKnown.get(brand.id) ?? start
  const settings = understood.get(wire) ?? toSettings(wire, start)
  understood.set(wire, settings)
  lastKnown.set(brand.id, settings)
  return settings
}

/** Gives every page and form the site's settings as they are in force; one kept read serves them all. [R1.16, J27] */
export const keepSettings: MiddlewareFunction<Response> = async ({ context }, next) => {
  const visit = visitOf(context)
  visit.settings = await loadSettings(visit)
  return next()
}
