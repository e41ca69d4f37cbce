import type { Brand, FeatureFlags, ShippingThreshold } from '@welt/brands'
import { DAY_MS, HOUR_MS } from '@welt/kit/time'
import { sql } from 'kysely'
import type { Context } from '#src/platform/context'
import type { Db } from '#src/platform/database'
import { type DeskDay, deskHoursOf } from '../desk/desk-hours.ts'
import { type FraudSettings, fraudSettingsOf } from '../fraud/fraud-settings.ts'
import { ofSite, siteValue } from '../site-value.ts'
import { type LoyaltySettings, loyaltyOf } from './loyalty-settings.ts'
import { count, flag, type Stored, storedObject, text, texts } from './stored-values.ts'

/** A wallet with a button of its own, as the payment service offers it. */
interface ExpressWallet {
  readonly type: string
  readonly merchantId: string
  readonly merchantName: string
}

/** A way to pay, by the payment service's name. */
interface OfferedMethod {
  readonly type: string
  /** Of cards. */
  readonly brands: readonly string[]
}

/** Empty until an operator sets them; then no document is issued. */
interface SellerSettings {
  readonly legalName: string
  /** Digits of the ABN, of the GST number in New Zealand. */
  readonly taxNumber: string
  readonly address: readonly string[]
}

/** [R1.16, R3.103, A40] */
export interface SiteSettings extends FraudSettings {
  readonly featureFlags: FeatureFlags
  /** [R3.104] */
  readonly areReturnsEnabled: boolean
  /** Shoppers may cancel an order until something of it is packed. */
  readonly isOrderCancellationEnabled: boolean
  /** In the order in which they are offered. */
  readonly orderCancellationReasons: readonly string[]
  /** [R3.105, A37] */
  readonly isPaidReturnLabelEnabled: boolean
  readonly paidReturnLabelCents: number
  /** [A58] */
  readonly returnWindowDays: number
  /** How long a swap is reserved, from the request. */
  readonly exchangeReservationDays: number
  /** Instead of on receipt. */
  readonly isExchangedOnScan: boolean
  /** How long a store holds pairs that are ready. [A122] */
  readonly collectionDays: number
  /** How long the bank holds money for an order. [decision 104] */
  readonly authorisationDays: number
  /** Instead of parcel by parcel. [decision 104] */
  readonly isCapturedAtPayment: boolean
  /** The setting; `isClickAndCollectEnabled` also needs a store. [R3.106] */
  readonly isClickAndCollectOn: boolean
  /** The setting is on and a store of the site collects. [R3.106] */
  readonly isClickAndCollectEnabled: boolean
  readonly seller: SellerSettings
  /** Where labels send parcels; none for no label. */
  readonly returnsAddress: readonly string[]
  /** [R3.107] */
  readonly featuredBrands: readonly string[]
  /** [R3.108] */
  readonly excludedBrands: readonly string[]
  /** [R3.109] */
  readonly areGiftCardsEnabled: boolean
  /** [R3.110] */
  readonly isLoyaltyEnabled: boolean
  readonly loyalty: LoyaltySettings
  /** [R3.111] */
  readonly isExpressCartEnabled: boolean
  /** [R3.112] */
  readonly isExpressProductPageEnabled: boolean
  /** Percent; a pair less likely to be in its store is not offered for collection. [decision 94] */
  readonly collectConfidence: number
  /** [R3.113, R9.01] */
  readonly tokenLifetimeHours: number
  /** Double opt-in. */
  readonly isNewsletterConfirmed: boolean
  /** [R3.114] */
  readonly shippingThresholds: readonly ShippingThreshold[]
  /** [R2.51] */
  readonly productUrlSuffix: string
  /** [R9.29] */
  readonly instalmentMethods: readonly string[]
  /** [R3.111, R3.112] */
  readonly expressMethods: readonly ExpressWallet[]
  /** As the payment service offers them for a usual order. [R2.45] */
  readonly paymentMethods: readonly OfferedMethod[]
  /** Of the service desk, Monday first. */
  readonly deskHours: readonly DeskDay[]
  /** Working days in which the service desk answers. */
  readonly deskAnswerDays: number
  /** 0 to 100. [R3.61, decision 15] */
  readonly recommendedWeights: RecommendedWeights
}

interface RecommendedWeights {
  readonly availability: number
  readonly newness: number
  readonly sell_through: number
  readonly saving: number
}

const DEFAULT_WEIGHTS: RecommendedWeights = { availability: 30, newness: 20, sell_through: 40, saving: 10 }

const EXCHANGE_DAYS = 'exchange_hold_days'

/** Unless a site sets another number. */
export const AUTHORISATION_DAYS = 28

const CANCELLATION_REASONS = [
  'The item(s) are no longer needed',
  'The order was placed by mistake',
  'Item(s) not arriving within the expected timeframe',
  'Found a better price elsewhere',
  'Other',
]

const reasonsOf = (value: unknown) => {
  const reasons = texts(value)
  return reasons.length > 0 ? reasons : CANCELLATION_REASONS
}

function expressMethodsOf(value: unknown): readonly ExpressWallet[] {
  const rows: readonly Stored[] = Array.isArray(value) ? value : []
  return rows.map(({ type, merchantId, merchantName }) => ({
    type: String(type),
    merchantId: String(merchantId),
    merchantName: String(merchantName),
  }))
}

function paymentMethodsOf(value: unknown): readonly OfferedMethod[] {
  const rows: readonly Stored[] = Array.isArray(value) ? value : []
  return rows.map(({ type, brands }) => ({ type: String(type), brands: texts(brands) }))
}

function flagsOf(defaults: FeatureFlags, value: unknown): FeatureFlags {
  const changed = storedObject(value)
  const entries = Object.entries(defaults).map(([name, on]) => [name, flag(changed[name], on)])
  return Object.fromEntries(entries) as FeatureFlags & Record<string, boolean>
}

function thresholdsOf(defaults: readonly ShippingThreshold[], value: unknown): readonly ShippingThreshold[] {
  const changed = storedObject(value)
  return defaults.map((threshold) => ({
    ...threshold,
    thresholdCents: count(changed[threshold.code], threshold.thresholdCents),
  }))
}

function weightsOf(value: unknown): RecommendedWeights {
  const changed = storedObject(value)
  const weight = (name: keyof RecommendedWeights) => Math.min(100, count(changed[name], DEFAULT_WEIGHTS[name]))
  return {
    availability: weight('availability'),
    newness: weight('newness'),
    sell_through: weight('sell_through'),
    saving: weight('saving'),
  }
}

/** Ignores stored values of a wrong type. */
function settingsOf(brand: Brand, stored: Stored, hasCollectingStore: boolean): SiteSettings {
  const featureFlags = flagsOf(brand.flags, stored.feature_flags)
  const isClickAndCollectOn = flag(stored.click_and_collect_enabled, true)
  return {
    ...fraudSettingsOf(stored),
    featureFlags,
    areReturnsEnabled: flag(stored.returns_enabled, true),
    isPaidReturnLabelEnabled: flag(stored.paid_return_label_enabled, false),
    paidReturnLabelCents: count(stored.paid_return_label_cents, 995),
    returnWindowDays: count(stored.return_window_days, 30),
    exchangeReservationDays: count(stored[EXCHANGE_DAYS], 8),
    isExchangedOnScan: flag(stored.exchange_on_scan, false),
    collectionDays: count(stored.collection_days, 7),
    authorisationDays: count(stored.authorisation_days, AUTHORISATION_DAYS),
    isCapturedAtPayment: flag(stored.capture_at_payment, false),
    isClickAndCollectOn,
    isClickAndCollectEnabled: isClickAndCollectOn && hasCollectingStore,
    seller: {
      legalName: text(stored.seller_legal_name),
      taxNumber: text(stored.seller_tax_number),
      address: texts(stored.seller_address),
    },
    returnsAddress: texts(stored.returns_address),
    featuredBrands: texts(stored.featured_brands),
    excludedBrands: texts(stored.excluded_brands),
    areGiftCardsEnabled: flag(stored.gift_cards_enabled, featureFlags.giftCard),
    isLoyaltyEnabled: flag(stored.loyalty_enabled, true),
    loyalty: loyaltyOf(stored),
    isExpressCartEnabled: flag(stored.express_cart_enabled, false),
    isExpressProductPageEnabled: flag(stored.express_product_page_enabled, false),
    collectConfidence: Math.min(99, count(stored.collect_confidence, 60)),
    tokenLifetimeHours: count(stored.token_lifetime_hours, (3 * DAY_MS) / HOUR_MS),
    isNewsletterConfirmed: flag(stored.newsletter_double_opt_in, false),
    shippingThresholds: thresholdsOf(brand.thresholds, stored.shipping_thresholds),
    productUrlSuffix: typeof stored.product_url_suffix === 'string' ? stored.product_url_suffix : '.html',
    isOrderCancellationEnabled: flag(stored.order_cancellation_enabled, true),
    orderCancellationReasons: reasonsOf(stored.order_cancellation_reasons),
    instalmentMethods: texts(stored.instalment_methods),
    expressMethods: expressMethodsOf(stored.express_methods),
    paymentMethods: paymentMethodsOf(stored.payment_methods),
    deskHours: deskHoursOf(stored.desk_hours),
    deskAnswerDays: count(stored.desk_answer_days, 2),
    recommendedWeights: weightsOf(stored.recommended_weights),
  }
}

/** [R1.23, R3.109] */
export function areGiftCardsOn({ areGiftCardsEnabled, featureFlags }: SiteSettings): boolean {
  return areGiftCardsEnabled && featureFlags.giftCard
}

/** One statement. */
export async function loadSettings(db: Db, brand: Brand): Promise<SiteSettings> {
  const { rows } = await sql<{ stored: Stored | null; has_collecting_store: boolean }>`
    select (select jsonb_object_agg(key, value) from site_setting where website_id = ${brand.websiteId}) as stored,
      exists (select from store where is_active and enabled_for_cnc and ${brand.websiteId} = any(website_ids))
        as has_collecting_store`.execute(db)
  return settingsOf(brand, rows[0]?.stored ?? {}, rows[0]?.has_collecting_store ?? false)
}

/** [R1.16] */
export async function loadFlagsOfSites(db: Db): Promise<(brand: Brand) => FeatureFlags> {
  const rows = await db
    .selectFrom('site_setting')
    .select(['website_id', 'value'])
    .where('key', '=', 'feature_flags')
    .execute()
  const stored = new Map(rows.map((row) => [row.website_id, row.value]))
  return (brand) => flagsOf(brand.flags, stored.get(brand.websiteId))
}

export type SettingsReader = Pick<Context, 'db' | 'brand' | 'memo' | 'sharedLoads'>

const SETTINGS = siteValue<SiteSettings, SettingsReader>({
  name: 'settings',
  tables: ['site_setting', 'store'],
  make: ({ db, brand }) => loadSettings(db, brand),
})

export function settingsOfRequest(ctx: SettingsReader): Promise<SiteSettings> {
  return ofSite(ctx, SETTINGS)
}
