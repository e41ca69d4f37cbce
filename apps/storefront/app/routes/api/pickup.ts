import { findForSku } from '#app/features/find-in-store/find.server.ts'
import { searchedPlace } from '#app/features/find-in-store/find-address.ts'
import type { FoundStore } from '#app/features/find-in-store/found-store.ts'
import { requireCollection } from '#app/features/find-in-store/require-collection.server.ts'
import { loadShoe } from '#app/features/find-in-store/shoe/load-shoe.server.ts'
import type { PickupAnswer } from '#app/islands/pickup-card.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/pickup.ts'

const townOf = ({ name, town }: FoundStore) => town ?? name

function answerOf(store: FoundStore | undefined, sku: string, size: string): PickupAnswer {
  if (!store?.ready) return { isHere: false, text: 'No collection here at the moment' }
  const { day, text } = store.ready
  if ((store.pieces[sku] ?? 0) < 1) return { isHere: false, text: `Not in this store in ${size}` }
  return { isHere: true, text: `Collect ${day} at ${townOf(store)}${text.slice(day.length)}` }
}

/** Whether the chosen store has a size of a style now. [R2.79] */
export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  requireCollection(ctx)
  const where = searchedPlace(searchParams)
  const shoe = await loadShoe(ctx, searchParams.get('sku') ?? '')
  if (shoe === 'none' || !where.point) return Response.json({}, { status: 404 })
  if (shoe === 'failed') return Response.json({}, { status: 502 })
  const size = shoe.sizes.find(({ optionUid }) => optionUid === searchParams.get('option'))
  if (!size) return Response.json({}, { status: 404 })
  const answer = await findForSku(ctx, size.sku, where)
  if (answer.kind !== 'found') return Response.json({}, { status: 502 })
  const store = answer.stores.find(({ code }) => code === searchParams.get('code'))
  return Response.json(answerOf(store, size.sku, size.label))
}
