import { decodeUid, encodeUid } from '@welt/kit/ids'
import { sql } from 'kysely'
import type { Db } from '#src/composition/database'
import type { PurchasableVariant } from '../purchasable-variants.ts'
import { isBrandSoldSql } from '../selling-sql.ts'

/** The attribute every product is chosen by. */
export const SIZE_ATTRIBUTE = 'size'

/** Uid of a size as an option value, as sent back in `selected_options`. */
export function sizeOptionUid(size: string): string {
  return encodeUid(`configurable/${SIZE_ATTRIBUTE}/${size}`)
}

/** The size an option value's uid names, or undefined when it names something else. */
export function parseSizeOptionUid(uid: string): string | undefined {
  const [kind, attribute, ...rest] = (decodeUid(uid) ?? '').split('/')
  return kind === 'configurable' && attribute === SIZE_ATTRIBUTE && rest.length > 0 ? rest.join('/') : undefined
}

/**
 * What a shopper chose: a product's sku with the uid of a size, or a size's own sku (with or without its product's).
 */
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

/** A size on sale with its product. */
type Candidate = Pick<PurchasableVariant, 'variantSku' | 'size' | 'productId' | 'productSku'>

type VariantAnswers = (request: VariantRequest) => VariantAnswer

/**
 * Reads, by one query, what requests for these skus need, and gives what answers each. Products not sold on the site,
 * switched off or of an excluded brand are unknown. [R3.30, R3.51]
 */
export async function loadVariantAnswers(db: Db, websiteId: number, skus: readonly string[]): Promise<VariantAnswers> {
  return answersFrom(skus.length > 0 ? await findCandidates(db, websiteId, [...new Set(skus)]) : [])
}

/** The same, from sizes that `loadPurchasableSizes` has read. */
export function variantAnswersOf(sizes: ReadonlyMap<string, PurchasableVariant>): VariantAnswers {
  return answersFrom([...sizes.values()].filter(({ isEnabled }) => isEnabled))
}

function answersFrom(sold: readonly Candidate[]): VariantAnswers {
  const bySku = new Map(sold.map((row) => [row.variantSku, row]))
  const byProduct = Map.groupBy(sold, ({ productSku }) => productSku)
  return (request) => answer(request, bySku.get(request.sku), byProduct.get(request.sku) ?? [])
}

function answer(request: VariantRequest, own: Candidate | undefined, sizesOfProduct: readonly Candidate[]): VariantAnswer {
  if (own) {
    const isOfParent = !request.parentSku || request.parentSku === own.productSku
    return isOfParent ? { kind: 'variant', variantSku: own.variantSku, productId: own.productId } : { kind: 'unknown-sku' }
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

/** Sizes on sale whose own sku, or whose product's, is one of `skus`. */
function findCandidates(db: Db, websiteId: number, skus: readonly string[]): Promise<Candidate[]> {
  return (
    db
      .selectFrom('variant as v')
      .innerJoin('product as p', 'p.id', 'v.product_id')
      .innerJoin('product_site as ps', 'ps.product_id', 'p.id')
      .leftJoin('brand as b', 'b.id', 'p.brand_id')
      .where('ps.website_id', '=', websiteId)
      .where('ps.is_enabled', '=', true)
      .where(isBrandSoldSql(websiteId))
      // Both ways by index; the condition below alone would read every size there is.
      .where(
        sql<boolean>`v.product_id in (select product_id from variant where sku = any(${skus}) union all select id from product where sku = any(${skus}))`,
      )
      .where((eb) => eb.or([eb('v.sku', 'in', skus), eb('p.sku', 'in', skus)]))
      .select(['v.sku as variantSku', 'v.size', 'p.id as productId', 'p.sku as productSku'])
      .execute()
  )
}
