import { sql } from 'kysely'
import type { SiteReader } from '#modules/site'
import type { ProductCategoryTag } from '#src/platform/contract/contract.generated'
import { factLoader, sharedLoad } from '../batch-loader.ts'
import { type ImageRole, type Images, type Picture, type StoredImage, toImages } from './images.ts'
import { type Badge, toProductTag } from './product-tags.ts'

/** Neither prices nor stock. */
interface ProductFacts {
  readonly images: Images
  readonly badges: readonly ProductCategoryTag[]
  /** In the product's own order, of any site. */
  readonly categoryIds: readonly number[]
}

interface FactsRow {
  readonly id: number
  readonly pictures: readonly Picture[]
  readonly badges: readonly Badge[]
  readonly categoryIds: readonly number[]
}

const FACTS = factLoader<number, ProductFacts>({
  name: 'product-facts',
  tables: ['product_image', 'product_tag', 'product_category'],
  async load(site, ids) {
    const { rows } = await sql<FactsRow>`
      select wanted.id,
        (select coalesce(json_agg(i order by i.position), '[]') from product_image i where i.product_id = wanted.id) as pictures,
        (select coalesce(json_agg(t order by t.position, t.text), '[]') from product_tag t
          where t.product_id = wanted.id and t.website_id = ${site.brand.websiteId}) as badges,
        array(select c.category_id from product_category c where c.product_id = wanted.id
          order by c.position, c.category_id) as "categoryIds"
      from unnest(${ids}::int[]) as wanted(id)`.execute(site.db)
    return new Map(
      rows.map(({ id, pictures, badges, categoryIds }) => {
        return [
          id,
          {
            images: toImages(site, pictures),
            badges: badges.map((badge) => toProductTag(site.brand, badge)),
            categoryIds,
          },
        ]
      }),
    )
  },
})

/** By position. */
export async function imagesOf(site: SiteReader, productId: number): Promise<readonly StoredImage[]> {
  return (await sharedLoad(site, FACTS)(productId))?.images.all ?? []
}

/** Null without pictures; `hover` needs a second one. */
export async function imageOfRole(site: SiteReader, productId: number, role: ImageRole): Promise<StoredImage | null> {
  return (await sharedLoad(site, FACTS)(productId))?.images.roles[role] ?? null
}

/** In order. [R3.53] */
export async function badgesOf(site: SiteReader, productId: number): Promise<readonly ProductCategoryTag[]> {
  return (await sharedLoad(site, FACTS)(productId))?.badges ?? []
}

export async function categoryIdsOf(site: SiteReader, productId: number): Promise<readonly number[]> {
  return (await sharedLoad(site, FACTS)(productId))?.categoryIds ?? []
}
