import { inSize } from '@welt/brands/size-text'
import { findAtStore } from '#app/features/find-in-store/find.server.ts'
import type { FoundStore } from '#app/features/find-in-store/found-store.ts'
import { requireCollection } from '#app/features/find-in-store/require-collection.server.ts'
import { loadShoe } from '#app/features/find-in-store/shoe/load-shoe.server.ts'
import type { PickupAnswer } from '#app/islands/stores/pickup-card.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/pickup.ts'

const townOf = ({ name, town }: FoundStore) => town ?? name

/** `-27.47,153.03` */
function pointOf(text: string | null) {
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d{1,8})?),(-?\d{1,3}(?:\.\d{1,8})?)$/.exec(text ?? '') ?? []
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined
}

function answerOf(store: FoundStore, sku: string, size: string): PickupAnswer {
  if (!store.ready) return { isHere: false, text: 'No collection here at the moment' }
  const { day, text } = store.ready
  if ((store.pieces[sku] ?? 0) < 1) return { isHere: false, text: `Not in this store${inSize(size)}` }
  return { isHere: true, text: `Collect ${day} at ${townOf(store)}${text.slice(day.length)}` }
}

/** Whether the chosen store has a size of a style now. [R2.79] */
export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  requireCollection(ctx)
  const point = pointOf(searchParams.get('at'))
  const shoe = await loadShoe(ctx, searchParams.get('sku') ?? '')
  if (shoe === 'none' || !point) return Response.json({}, { status: 404 })
  if (shoe === 'failed') return Response.json({}, { status: 502 })
  const size = shoe.sizes.find(({ optionUid }) => optionUid === searchParams.get('option'))
  if (!size) return Response.json({}, { status: 404 })
  const store = await findAtStore(ctx, size.sku, { code: searchParams.get('code') ?? '', point })
  return store ? Response.json(answerOf(store, size.sku, size.label)) : Response.json({}, { status: 502 })
}
