import { decodeUid, encodeUid } from '@welt/kit/ids'
import { sql } from 'kysely'
import type { Db } from '#src/database'
import { loadExcludedBrands } from './site-brands.ts'

/** The attribute every product is chosen by. */
export const SIZE_ATTRIBUTE = 'size'

/** Uid of a size as an option value, as sent back in `selected_options`. @source contract README, convention 1 */
export function sizeOptionUid(size: string): string {
  return encodeUid(`configurable/${SIZE_ATTRIBUTE}/${size}`)
}

/** The size an option value's uid names, or undefined when it names something else. */
export function parseSizeOptionUid(uid: string): string | undefined {
  const [kind, attribute, ...rest] = (decodeUid(uid) ?? '').split('/')
  return kind === 'configurable' && attribute === SIZE_ATTRIBUTE && rest.length > 0 ? rest.join('/') : undefined
}

/** What a shopper asked for: a product's sku with the uid of a size, or a size's own sku (with or without its product's). */
export interface VariantRequest {
  readonly sku: string
  readonly parentSku?: string | null | undefined
  readonly selectedOptions: readonly string[]
}

export type VariantAnswer =
  | { readonly kind: 'variant'; readonly variantSku: string }
  | { readonly kind: 'unknown-sku' }
  | { readonly kind: 'options-missing' }
  | { readonly kind: 'option-unknown' }

/** Finds the size that is meant. Products not sold on the site, switched off or of an excluded brand are unknown. @source R3.30, R3.51 */
export async function resolveVariantSku(db: Db, websiteId: number, request: VariantRequest): Promise<VariantAnswer> {
  const [excluded, variants] = await Promise.all([loadExcludedBrands(db, websiteId), findCandidates(db, websiteId, request.sku)])
  const sold = variants.filter((row) => !row.brandValue || !excluded.has(row.brandValue))
  const own = sold.find((row) => row.sku === request.sku)
  if (own) {
    const isOfParent = !request.parentSku || request.parentSku === own.productSku
    return isOfParent ? { kind: 'variant', variantSku: own.sku } : { kind: 'unknown-sku' }
  }
  if (sold.length === 0) return { kind: 'unknown-sku' }
  if (request.selectedOptions.length === 0) return { kind: 'options-missing' }
  const sizes = request.selectedOptions.map(parseSizeOptionUid)
  const chosen = sold.find((row) => row.size === sizes[0])
  return chosen && sizes.length === 1 ? { kind: 'variant', variantSku: chosen.sku } : { kind: 'option-unknown' }
}

function findCandidates(db: Db, websiteId: number, sku: string) {
  return (
    db
      .selectFrom('variant as v')
      .innerJoin('product as p', 'p.id', 'v.product_id')
      .innerJoin('product_site as ps', 'ps.product_id', 'p.id')
      .leftJoin('brand as b', 'b.id', 'p.brand_id')
      .where('ps.website_id', '=', websiteId)
      .where('ps.is_enabled', '=', true)
      // Both ways by index; the condition below alone would read every size there is.
      .where(
        sql<boolean>`v.product_id in (select product_id from variant where sku = ${sku} union all select id from product where sku = ${sku})`,
      )
      .where((eb) => eb.or([eb('v.sku', '=', sku), eb('p.sku', '=', sku)]))
      .select(['v.sku', 'v.size', 'p.sku as productSku', 'b.value as brandValue'])
      .execute()
  )
}
