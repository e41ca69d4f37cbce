import type { PurchasableVariant } from '#modules/catalogue'

/** What a line keeps of the size that was bought. */
export const lineOfVariant = (variant: PurchasableVariant) => ({
  productId: variant.productId,
  productSku: variant.productSku,
  productType: variant.productType,
  variantSku: variant.variantSku,
  name: variant.name,
  brand: variant.brand,
  colour: variant.colour,
  sizeLabel: variant.size,
  sizeScale: variant.sizeScale,
  imagePath: variant.imagePath,
  imageAlt: variant.imageAlt,
  urlKey: variant.urlKey,
})
