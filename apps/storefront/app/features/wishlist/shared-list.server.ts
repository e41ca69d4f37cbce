import { fetchPrivate } from '#app/graphql/client.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import { messageOf, SOMETHING_WRONG } from '#app/graphql/result.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { toStyles } from './list-view.ts'
import type { SharedAnswer } from './shared-list.ts'
import { SharedWishlistDocument } from './wishlist.generated.ts'

export async function loadSharedList(ctx: RequestContext, code: string): Promise<SharedAnswer> {
  if (!/^[\w-]{16,64}$/.test(code)) return { kind: 'none' }
  const answer = await fetchPrivate(ctx, SharedWishlistDocument, { code })
  if (!answer.ok) return { kind: 'failed', message: messageOf(answer.failure, SOMETHING_WRONG) }
  const list = answer.data.sharedWishlist
  if (!list) return { kind: 'none' }
  const styles = withoutNulls(list.shared_products).flatMap(toStyles)
  return { kind: 'list', owner: list.owner_firstname ?? undefined, styles }
}
