import { data } from 'react-router'
import { CartFinderPage } from '#app/features/find-in-store/cart/cart-finder-page.tsx'
import { loadCartFinder } from '#app/features/find-in-store/cart/load-cart-finder.server.ts'
import { requireCollection } from '#app/features/find-in-store/require-collection.server.ts'
import { loadShoeFinder } from '#app/features/find-in-store/shoe/load-shoe-finder.server.ts'
import { ShoeFinder } from '#app/features/find-in-store/shoe/shoe-finder.tsx'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/find-in-store.ts'
import { privateMeta } from './private-meta.ts'

/** Of a shoe, or `/find-in-store/bag`; one route, as each costs every page a line. [R2.65, R2.66] */
export async function loader({ url, params: { what }, context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  requireCollection(ctx)
  if (what === 'bag') return { cart: await loadCartFinder(ctx, url) }
  if (what !== undefined) throw data(null, { status: 404 })
  return { shoe: await loadShoeFinder(ctx, url) }
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Find in store', matches)

export default function FindInStoreRoute({ loaderData }: Route.ComponentProps) {
  return 'cart' in loaderData ? <CartFinderPage {...loaderData.cart} /> : <ShoeFinder {...loaderData.shoe} />
}
