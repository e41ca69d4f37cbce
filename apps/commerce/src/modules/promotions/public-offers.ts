import type { ProductModel } from '#modules/catalogue'
import { ofSite } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { AutomaticOffer } from '#src/platform/contract/contract.generated'
import { databaseNow } from '#src/platform/database-clock'
import { memoised, memoKey } from '#src/platform/request-state'
import { OFFERS_TAG } from './cache-tags.ts'
import { eligibleFor } from './discounts/eligible-items.ts'
import { isCurrent } from './discounts/in-force.ts'
import type { PromotionItem } from './discounts/line.ts'
import { PROMOTIONS } from './load-promotions.ts'
import type { Promotion } from './rules/rule.ts'

/** Open to all customers, so it may appear on cached pages. */
const isForEveryone = ({ rule }: Promotion) => rule.customers === 'everybody' && !rule.isFirstOrderOnly

interface PublicOffer {
  readonly answer: AutomaticOffer
  readonly isEligible: (item: PromotionItem) => boolean
}

const PUBLIC = memoKey<Promise<readonly PublicOffer[]>>('promotions.public-offers')

async function loadPublicOffers(ctx: Context): Promise<readonly PublicOffer[]> {
  ctx.response.addTags(OFFERS_TAG)
  const { offers, productsIn } = await ofSite(ctx, PROMOTIONS)
  const now = databaseNow()
  const open = offers.filter((offer) => isCurrent(offer, now) && isForEveryone(offer))
  return open.map(({ label, rule }) => ({ answer: { label }, isEligible: eligibleFor(rule.goods, { productsIn }) }))
}

/** In order of precedence; loaded once per request. */
export const loadedPublicOffers = (ctx: Context) => memoised(ctx, PUBLIC, '', () => loadPublicOffers(ctx))

export async function publicOffersOfProduct(ctx: Context, product: ProductModel): Promise<AutomaticOffer[]> {
  const offers = await loadedPublicOffers(ctx)
  if (offers.length === 0) return []
  const item = {
    productId: product.productId,
    productSku: product.sku,
    brand: product.brand ?? undefined,
    unitCents: product.finalCents,
    regularUnitCents: product.regularCents,
    isGiftCard: false,
    isSold: true,
  }
  return offers.filter(({ isEligible }) => isEligible(item)).map(({ answer }) => answer)
}
