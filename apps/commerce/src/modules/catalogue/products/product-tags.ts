import type { SiteReader } from '#modules/site'
import type { ProductCategoryTag } from '#src/graphql/contract.generated'
import { factLoader, sharedLoad } from '../batch-loader.ts'

const BADGES = factLoader<number, readonly ProductCategoryTag[]>({
  name: 'badges',
  tables: ['product_tag'],
  async load({ db, brand: { theme, websiteId } }, ids) {
    const colours = {
      promotion: { text_colour: theme.surface, background_colour: theme.sale },
      generic: { text_colour: theme.onAccent, background_colour: theme.accent },
    }
    const rows = await db
      .selectFrom('product_tag')
      .selectAll()
      .where('product_id', 'in', [...ids])
      .where('website_id', '=', websiteId)
      .orderBy('product_id')
      .orderBy('position')
      .orderBy('text')
      .execute()
    const groups = [...Map.groupBy(rows, (row) => row.product_id)]
    return new Map(
      groups.map(([id, tags]) => {
        const models = tags.map(({ tag_type, text, text_colour, background_colour }): ProductCategoryTag => {
          const own = colours[tag_type]
          return {
            tag_type,
            text,
            text_colour: text_colour ?? own.text_colour,
            background_colour: background_colour ?? own.background_colour,
          }
        })
        return [id, models] as const
      }),
    )
  },
})

/** Badges of a product on the request's site, in order; one without colours of its own takes the theme's. [R3.53] */
export async function tagsOf(ctx: SiteReader, productId: number): Promise<readonly ProductCategoryTag[]> {
  return (await sharedLoad(ctx, BADGES)(productId)) ?? []
}
