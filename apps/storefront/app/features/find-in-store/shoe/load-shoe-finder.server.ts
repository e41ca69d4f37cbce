import { data } from 'react-router'
import { loadDelivery } from '#app/features/product/delivery-answer.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { rememberSearched, searchedBefore } from '#app/session/store-from.ts'
import { findForSku } from '../find.server.ts'
import { searchedPlace } from '../find-address.ts'
import { findMessages } from '../messages.ts'
import { loadShoe } from './load-shoe.server.ts'

/** `?sku=…&size=…&place=…`: errors appear once the form is sent. [R2.65, R5.14, R5.15] */
export async function loadShoeFinder(ctx: RequestContext, url: URL) {
  const { searchParams } = url
  const shoe = await loadShoe(ctx, searchParams.get('sku') ?? '')
  if (shoe === 'none') throw data(null, { status: 404 })
  const where = searchedPlace(searchParams, searchedBefore(ctx))
  const isSent = searchParams.has('place') || searchParams.has('pick')
  const found = { query: String(searchParams), place: where.place, isInStockOnly: searchParams.get('all') !== '1' }
  if (shoe === 'failed')
    return { ...found, shoe: undefined, size: undefined, promise: undefined, answer: undefined, errors: {} }
  const size = shoe.sizes.find(({ sku }) => sku === searchParams.get('size'))
  const errors = {
    ...(isSent && !size ? { size: findMessages.size } : {}),
    ...(isSent && !where.place ? { place: findMessages.place } : {}),
  }
  const [answer, delivery] = await Promise.all([
    size && where.place ? findForSku(ctx, size.sku, where) : undefined,
    loadDelivery(ctx, shoe.sku),
  ])
  if (answer?.kind === 'found') rememberSearched(ctx, answer.place)
  return { ...found, shoe, size, promise: delivery?.arrives, answer, errors }
}
