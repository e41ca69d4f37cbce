import type { ProductModel } from '#modules/catalogue'
import { ofSite } from '#modules/site'
import type { Context } from '#src/composition/context'
import type { AutomaticOffer } from '#src/graphql/contract.generated'
import { OFFERS_TAG } from './cache-tags.ts'
import { isDue } from './in-force.ts'
import { PROMOTIONS } from './load-facts.ts'
import { meantBy } from './meant-goods.ts'
import type { Promotion } from './rule.ts'

/** Whether the offer is open to all shoppers and may appear on cached pages. */
const isForEveryone = ({ rule }: Promotion) => rule.customers === 'everybody' && !rule.isFirstOrderOnly

async function loadPublicOffers(ctx: Context) {
  ctx.response.addTags(OFFERS_TAG)
  const site = await ofSite(ctx, PROMOTIONS)
  const now = new Date()
  return { ...site, offers: site.offers.filter((offer) => isDue(offer, now) && isForEveryone(offer)) }
}

const toAutomaticOffer = ({ label }: Promotion): AutomaticOffer => ({ label })

/** Automatic offers open to all shoppers now, in order of precedence. */
export async function publicOffers(ctx: Context): Promise<AutomaticOffer[]> {
  return (await loadPublicOffers(ctx)).offers.map(toAutomaticOffer)
}

/** The public offers that a product is eligible for at its current price. */
export async function publicOffersOf(ctx: Context, product: ProductModel): Promise<AutomaticOffer[]> {
  const { offers, productsIn } = await loadPublicOffers(ctx)
  const goods = {
    productId: product.productId,
    productSku: product.sku,
    brand: product.brand ?? undefined,
    unitCents: product.finalCents,
    regularUnitCents: product.regularCents,
    isGiftCard: false,
    isSold: true,
  }
  return offers.filter(({ rule }) => meantBy(rule.goods, { productsIn })(goods)).map(toAutomaticOffer)
}
