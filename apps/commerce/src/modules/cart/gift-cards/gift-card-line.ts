import { normalizeSku } from '@welt/kit/text/skus'
import { isAmountOffered } from '@welt/rules/gift-card'
import { type GiftCardOffer, giftCardOfferOf, type PurchasableVariant } from '#modules/catalogue'
import type { SettingsReader } from '#modules/site'
import type { Db } from '#src/platform/database'
import { MAX_LINE_QUANTITY } from '../rules.ts'
import type { CartLineRow } from '../tables.ts'

interface VariantLines {
  readonly lines: readonly CartLineRow[]
  readonly variants: ReadonlyMap<string, PurchasableVariant>
}

function needsGiftCard({ lines, variants }: VariantLines, skus: readonly string[]): boolean {
  if (lines.some((line) => line.gift_card !== null)) return true
  const isVariant = (sku: string) => variants.has(sku) || variants.values().some(({ productSku }) => productSku === sku)
  return skus.some((sku) => !isVariant(normalizeSku(sku)))
}

/** Reads the site's gift card only if needed. */
export async function withGiftCard<Contents extends VariantLines>(
  db: Db,
  ctx: Omit<SettingsReader, 'db'>,
  contents: Contents,
  skus: readonly string[] = [],
): Promise<Contents & { readonly giftCard?: GiftCardOffer | undefined }> {
  if (!needsGiftCard(contents, skus)) return contents
  const { brand, memo, sharedLoads } = ctx
  return { ...contents, giftCard: await giftCardOfferOf({ db, brand, memo, sharedLoads }) }
}

export function giftCardVariantOf(
  line: CartLineRow,
  offer: GiftCardOffer | undefined,
  currency: PurchasableVariant['currency'],
) {
  const { gift_card: giftCard } = line
  if (!giftCard || offer?.productId !== line.product_id || !isAmountOffered(offer, giftCard.amountCents))
    return undefined
  const variant: PurchasableVariant = {
    variantSku: offer.sku,
    variantId: 0,
    productId: offer.productId,
    productSku: offer.sku,
    productType: 'giftcard',
    size: '',
    sizeScale: undefined,
    name: offer.name,
    brand: undefined,
    colour: undefined,
    imagePath: offer.imagePath ?? undefined,
    imageAlt: offer.imageAlt ?? undefined,
    urlKey: offer.urlKey,
    unitCents: giftCard.amountCents,
    regularUnitCents: giftCard.amountCents,
    currency,
    stock: [],
    availableQuantity: MAX_LINE_QUANTITY,
    isEnabled: true,
  }
  return variant
}
