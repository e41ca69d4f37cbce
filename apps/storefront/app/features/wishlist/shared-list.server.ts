import { fetchPrivate } from '#app/graphql/client.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import { messageOf, SOMETHING_WRONG } from '#app/graphql/result.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { tileSizes } from './list-view.ts'
import type { SharedStyle } from './shared-page.tsx'
import { SharedWishlistDocument } from './wishlist.generated.ts'

/** What a link shows: a list, that there is none, or what went wrong. */
export type SharedAnswer =
  | { readonly kind: 'list'; readonly owner: string | undefined; readonly styles: readonly SharedStyle[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly message: string }

/** The list of a link, as anybody may see it. */
export async function loadSharedList(ctx: RequestContext, code: string): Promise<SharedAnswer> {
  if (!/^[\w-]{16,64}$/.test(code)) return { kind: 'none' }
  const answer = await fetchPrivate(ctx, SharedWishlistDocument, { code })
  if (!answer.ok) return { kind: 'failed', message: messageOf(answer.failure, SOMETHING_WRONG) }
  const list = answer.data.sharedWishlist
  if (!list) return { kind: 'none' }
  const styles = withoutNulls(list.shared_products).map((product) => ({
    product,
    sizes: tileSizes('variants' in product ? withoutNulls(product.variants) : [], product.size_scale),
  }))
  return { kind: 'list', owner: list.owner_firstname ?? undefined, styles }
}
