import { sizeInFull } from '@welt/brands/size-text'
import { mediaPath } from '#app/features/cart/cart-model.ts'
import { displayName, productPath } from '#app/features/product/card-data.ts'
import { sizeChoices } from '#app/features/product/sizes.ts'
import { tileGround } from '#app/features/product/tint.ts'
import { query } from '#app/graphql/client.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { FinderShoeDocument } from '../find-in-store.generated.ts'

export interface FinderShoe {
  readonly sku: string
  readonly name: string
  readonly colour: string | null
  readonly path: string
  readonly picture: string | undefined
  readonly ground: string
  /** By sku of the variant. */
  readonly sizes: readonly {
    readonly sku: string
    readonly optionUid: string
    readonly label: string
    readonly isInStock: boolean
  }[]
}

/** `failed`: its sizes could not be read. [R8.39] */
export async function loadShoe(ctx: RequestContext, sku: string): Promise<FinderShoe | 'none' | 'failed'> {
  if (!/^[A-Za-z0-9._-]{1,64}$/.test(sku)) return 'none'
  const answer = await query(ctx, FinderShoeDocument, { sku }, { tags: [], isFresh: true })
  if (!answer.ok) return 'failed'
  const product = answer.data.products?.items?.[0]
  if (!product) return 'none'
  const choices = sizeChoices('variants' in product ? withoutNulls(product.variants) : [])
  return {
    sku,
    name: displayName(product),
    colour: product.colour,
    path: productPath(product),
    picture: mediaPath(product.thumbnail?.url),
    ground: tileGround(product.uid, ctx.brand.theme.tileTints.length),
    sizes: choices.map(({ sku: sizeSku, optionUid, size, labels, isInStock }) => ({
      sku: sizeSku,
      optionUid,
      label: sizeInFull(size, product.size_scale, labels),
      isInStock,
    })),
  }
}
