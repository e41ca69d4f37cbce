import type { ProductModel } from '#modules/catalogue'
import { ofSite } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { AutomaticOffer } from '#src/platform/contract/contract.generated'
import { memoised, memoKey } from '#src/platform/request-state'
import { OFFERS_TAG } from './cache-tags.ts'
import { type EligibleGoods, meantBy } from './discounts/eligible-items.ts'
import { isDue } from './discounts/in-force.ts'
import { PROMOTIONS } from './load-promotions.ts'
import type { Promotion } from './rules/rule.ts'

/** Open to all customers, so it may appear on cached pages. */
const isForEveryone = ({ rule }: Promotion) => rule.customers === 'everybody' && !rule.isFirstOrderOnly

interface PublicOffer {
  readonly answer: AutomaticOffer
  readonly isFor: (goods: EligibleGoods) => boolean
}

const PUBLIC = memoKey<Promise<readonly PublicOffer[]>>('cart.public-offers')

async function loadPublicOffers(ctx: Context): Promise<readonly PublicOffer[]> {
  ctx.response.addTags(OFFERS_TAG)
  const { offers, productsIn } = await ofSite(ctx, PROMOTIONS)
  const now = new Date()
  const open = offers.filter((offer) => isDue(offer, now) && isForEveryone(offer))
  return open.map(({ label, rule }) => ({ answer: { label }, isFor: meantBy(rule.goods, { productsIn }) }))
}

const publicOffersOfRequest = (ctx: Context) => memoised(ctx, PUBLIC, '', () => loadPublicOffers(ctx))

/** In order of precedence. */
export async function publicOffers(ctx: Context): Promise<AutomaticOffer[]> {
  return (await publicOffersOfRequest(ctx)).map(({ answer }) => answer)
}

export async function publicOffersOf(ctx: Context, product: ProductModel): Promise<AutomaticOffer[]> {
  const offers = await publicOffersOfRequest(ctx)
  if (offers.length === 0) return []
  const goods = {
    productId: product.productId,
    productSku: product.sku,
    brand: product.brand ?? undefined,
    unitCents: product.finalCents,
    regularUnitCents: product.regularCents,
    isGiftCard: false,
    isSold: true,
  }
  return offers.filter(({ isFor }) => isFor(goods)).map(({ answer }) => answer)
}
