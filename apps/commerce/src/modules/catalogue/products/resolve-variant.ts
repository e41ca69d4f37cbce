import { decodeUid, encodeUid } from '@welt/kit/ids'
import { normalizeSku } from '@welt/kit/text/skus'
import type { Db } from '#src/platform/database'
import { loadPurchasableSizes, type PurchasableVariant } from '../selling/purchasable-variants.ts'

export const SIZE_ATTRIBUTE = 'size'

export function sizeOptionUid(size: string): string {
  return encodeUid(`configurable/${SIZE_ATTRIBUTE}/${size}`)
}

/** Undefined for another kind of uid. */
export function parseSizeOptionUid(uid: string): string | undefined {
  const [kind, attribute, ...rest] = (decodeUid(uid) ?? '').split('/')
  return kind === 'configurable' && attribute === SIZE_ATTRIBUTE && rest.length > 0 ? rest.join('/') : undefined
}

/** Either a product's sku with a size uid, or a size's own sku. Case is ignored. */
interface VariantRequest {
  readonly sku: string
  readonly parentSku?: string | null | undefined
  readonly selectedOptions: readonly string[]
}

export type VariantAnswer =
  | { readonly kind: 'variant'; readonly variantSku: string; readonly productId: number }
  | { readonly kind: 'unknown-sku' }
  | { readonly kind: 'options-missing'; readonly productId: number }
  | { readonly kind: 'option-unknown' }

type VariantAnswers = (request: VariantRequest) => VariantAnswer

/** Products not sold on the site are unknown. [R3.30, R3.51] */
export async function loadVariantAnswers(db: Db, websiteId: number, skus: readonly string[]): Promise<VariantAnswers> {
  return variantAnswersOf(await loadPurchasableSizes(db, websiteId, skus))
}

export function variantAnswersOf(sizes: ReadonlyMap<string, PurchasableVariant>): VariantAnswers {
  const byProduct = Map.groupBy(
    sizes.values().filter(({ isEnabled }) => isEnabled),
    ({ productSku }) => productSku,
  )
  return (request) => {
    const sku = normalizeSku(request.sku)
    const own = sizes.get(sku)
    return answer(request, own?.isEnabled ? own : undefined, byProduct.get(sku) ?? [])
  }
}

function answer(
  request: VariantRequest,
  own: PurchasableVariant | undefined,
  sizesOfProduct: readonly PurchasableVariant[],
): VariantAnswer {
  if (own) {
    const isOfParent = !request.parentSku || normalizeSku(request.parentSku) === own.productSku
    return isOfParent
      ? { kind: 'variant', variantSku: own.variantSku, productId: own.productId }
      : { kind: 'unknown-sku' }
  }
  const [first] = sizesOfProduct
  if (!first) return { kind: 'unknown-sku' }
  if (request.selectedOptions.length === 0) return { kind: 'options-missing', productId: first.productId }
  const sizes = request.selectedOptions.map(parseSizeOptionUid)
  const chosen = sizesOfProduct.find(({ size }) => size === sizes[0])
  return chosen && sizes.length === 1
    ? { kind: 'variant', variantSku: chosen.variantSku, productId: chosen.productId }
    : { kind: 'option-unknown' }
}
