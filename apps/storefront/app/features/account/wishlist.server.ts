import { displayName, productPath } from '#app/features/product/card-data.ts'
import { fetchPrivate, type GraphqlResult } from '#app/graphql/client.server.ts'
import { findCookie } from '#app/session/cookies.ts'
import type { Visit } from '#app/session/visit.ts'
import { NO_SUCH_WISHLIST, wordsFor } from './messages.ts'
import { GUEST_SAVED_STYLES, SAVED_STYLES } from './operations.ts'
import type { SavedStyle, SavedStyles } from './saved-styles.tsx'

interface WireProduct {
  readonly name: string | null
  readonly web_display_name: string | null
  readonly brand: string | null
  readonly colour: string | null
  readonly url_key: string | null
  readonly url_suffix: string | null
}

interface WireList {
  readonly items_count: number | null
  readonly items_v2: { readonly items: readonly ({ readonly id: string; readonly product: WireProduct | null } | null)[] } | null
}

function toSaved(list: WireList | null | undefined): SavedStyles {
  const styles = (list?.items_v2?.items ?? []).flatMap((item): SavedStyle[] => {
    if (!item?.product?.url_key) return []
    const { brand, colour } = item.product
    const about = [brand, colour].filter(Boolean).join(' · ')
    return [{ id: item.id, name: displayName(item.product), about, href: productPath(item.product) }]
  })
  return { styles, count: list?.items_count ?? styles.length }
}

/** What the customer has saved, or a guest in this browser. @source R2.18, R3.32, R6.03, R6.06, R8.13, R8.47 */
export async function loadSavedStyles(visit: Visit): Promise<SavedStyles> {
  const failed = (answer: Extract<GraphqlResult<unknown>, { ok: false }>, call: 'wishlists' | 'guestWishlist') => ({
    ...toSaved(undefined),
    problem: wordsFor(answer.failure, call),
  })
  if (visit.session.token) {
    const answer = await fetchPrivate<{ customer: { wishlists: readonly (WireList | null)[] } | null }>(visit, SAVED_STYLES, {})
    return answer.ok ? toSaved(answer.data.customer?.wishlists[0]) : failed(answer, 'wishlists')
  }
  const session = findCookie(visit, 'guest_wishlist')
  if (!session) return toSaved(undefined)
  const answer = await fetchPrivate<{ guestWishlist: WireList | null }>(visit, GUEST_SAVED_STYLES, { session })
  if (answer.ok) return toSaved(answer.data.guestWishlist)
  return answer.failure.message === NO_SUCH_WISHLIST ? toSaved(undefined) : failed(answer, 'guestWishlist')
}
