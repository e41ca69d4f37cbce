import { ofSite, type SettingsReader, siteValue } from '#modules/site'
import type { ClaimingCart } from '#src/order-lifecycle/claim'
import type { Db } from '#src/platform/database'
import { databaseNow } from '#src/platform/database-clock'
import type { PromotionFacts } from './discounts/context.ts'
import { isCurrent } from './discounts/in-force.ts'
import {
  type CouponsInJson,
  findCoupons,
  type PromotionCustomer,
  selectProductsIn,
  selectPromotions,
  toCoupons,
} from './store.ts'

type SitePromotions = Pick<PromotionFacts, 'offers' | 'productsIn'>

async function loadSitePromotions(db: Db, websiteId: number): Promise<SitePromotions> {
  const { all, automatic } = await selectPromotions(db, websiteId)
  const paths = new Set(all.flatMap(({ rule }) => rule.goods.categories))
  return { offers: automatic, productsIn: await selectProductsIn(db, websiteId, [...paths]) }
}

export const PROMOTIONS = siteValue<SitePromotions, SettingsReader>({
  name: 'promotions',
  tables: ['promotion', 'category', 'product_category'],
  make: ({ db, brand }) => loadSitePromotions(db, brand.websiteId),
})

/** Not from the cache, for operators. @param codes as in `loadPromotions` */
export async function loadPromotionsNow(
  db: Db,
  customer: PromotionCustomer,
  codes: readonly string[],
): Promise<PromotionFacts> {
  return { ...(await loadSitePromotions(db, customer.websiteId)), ...(await findCoupons(db, customer, codes)) }
}

/** Excludes rewards. */
export function couponCodesOf({
  coupon_codes: codes,
  redemptions,
}: Pick<ClaimingCart, 'coupon_codes' | 'redemptions'>): readonly string[] {
  return codes.filter((code) => !redemptions.some((redemption) => redemption.code === code))
}

function hasFirstOrderOffer({ offers }: SitePromotions, { customerId, email }: PromotionCustomer, now: Date): boolean {
  const isKnown = customerId !== null || email !== null
  return isKnown && offers.some((offer) => offer.rule.isFirstOrderOnly && isCurrent(offer, now))
}

/**
 * Sends no statement if there are no codes or `found` is given.
 * @param codes normalised, in order of applying
 */
export async function loadPromotions(
  ctx: SettingsReader,
  customer: PromotionCustomer,
  codes: readonly string[],
  found: CouponsInJson | null = null,
): Promise<PromotionFacts> {
  const site = await ofSite(ctx, PROMOTIONS)
  const now = databaseNow()
  if (codes.length === 0 && !hasFirstOrderOffer(site, customer, now))
    return { ...site, now, coupons: [], hasOrdered: false }
  return { ...site, ...(found ? toCoupons(found, codes) : await findCoupons(ctx.db, customer, codes)) }
}
