import type { Brand } from '@welt/brands'
import { loadPurchasableVariants, type PurchasableVariant } from '#modules/catalogue'
import { type ExplainedPromotion, explainPromotions, loadPromotionsNow, savedCents } from '#modules/promotions'
import { loadSettings } from '#modules/site'
import type { Db } from '#src/platform/database'
import type { ShippingQuotes } from '../ports.ts'
import { discountsOf } from './discounts.ts'
import type { Totals } from './draft.ts'
import { calculateTotals } from './index.ts'

interface CartToSimulate {
  /** By sku. */
  readonly quantities: ReadonlyMap<string, number>
  /** Normalised, in the order in which they apply. */
  readonly codes: readonly string[]
  /** For rules that depend on earlier orders. */
  readonly email: string | undefined
  readonly isSignedIn: boolean
}

interface SimulatedLine {
  readonly sku: string
  readonly name: string
  readonly quantity: number
  readonly rowCents: number
  readonly discountCents: number
  readonly labels: readonly string[]
}

export interface SimulatedCart {
  /** Not sold at the site; they cost nothing. */
  readonly unknownSkus: readonly string[]
  readonly unknownCodes: readonly string[]
  readonly lines: readonly SimulatedLine[]
  readonly promotions: readonly (ExplainedPromotion & { readonly savedCents: number })[]
  readonly totals: Totals
}

function toItem(variant: PurchasableVariant, id: number, quantity: number) {
  const { productId, productSku, brand, unitCents, regularUnitCents } = variant
  const goods = { productId, productSku, brand, unitCents, regularUnitCents }
  return { ...goods, id, fulfilment: 'delivery' as const, quantity, isGiftCard: false, isSold: true }
}

/** What a cart would cost now, calculated as for a real one, and why each promotion applies or doesn't. */
export async function simulateCart(
  db: Db,
  brand: Brand,
  { quantities, codes, email, isSignedIn }: CartToSimulate,
  shipping: ShippingQuotes,
): Promise<SimulatedCart> {
  const { websiteId, country } = brand
  const found = await loadPurchasableVariants(db, websiteId, [...quantities.keys()])
  const sold = [...quantities.keys()].flatMap((sku) => {
    const variant = found.get(sku)
    return variant?.isEnabled ? [variant] : []
  })
  const customer = { websiteId, customerId: null, email: email ?? null, cartId: '', orderId: null }
  const promotions = await loadPromotionsNow(db, customer, codes)
  const items = sold.map((variant, id) => toItem(variant, id, quantities.get(variant.variantSku) ?? 0))
  const settings = await loadSettings(db, brand)
  const draft = calculateTotals({
    ...{ items, brand, country, isSignedIn, shipping, promotions, thresholds: settings.shippingThresholds },
    ...{ areRewardsOn: false, rewards: [], giftCards: [] },
    ...{ postcode: undefined, carrierCode: undefined, methodCode: undefined },
  })
  const savings = discountsOf(draft)
  const savedBy = ({ promotion, code }: ExplainedPromotion) =>
    savings
      .filter(({ source }) =>
        code === undefined
          ? source.kind === 'offer' && source.promotionId === promotion.id
          : source.kind === 'coupon' && source.code === code,
      )
      .reduce((sum, { amountCents }) => sum + amountCents, 0)
  const lines = draft.lines.map((line) => ({ ...line, savings: [] }))
  const known = promotions.coupons.map(({ code }) => code)
  return {
    unknownSkus: [...quantities.keys()].filter((sku) => !found.get(sku)?.isEnabled),
    unknownCodes: codes.filter((code) => !known.includes(code)),
    lines: draft.lines.map((line) => ({
      sku: sold[line.id]?.variantSku ?? '',
      name: sold[line.id]?.name ?? '',
      quantity: line.quantity,
      rowCents: line.rowCents,
      discountCents: savedCents(line.savings),
      labels: line.savings.map(({ label }) => label),
    })),
    promotions: explainPromotions({ lines, isSignedIn, promotions }).map((one) => ({
      ...one,
      savedCents: savedBy(one),
    })),
    totals: draft.totals,
  }
}
