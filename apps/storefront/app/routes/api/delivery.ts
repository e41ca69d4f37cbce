import { promiseText } from '#app/features/cart/arrival.ts'
import { EarliestArrivalDocument } from '#app/features/fulfilment/destination.generated.ts'
import { typedDestination } from '#app/features/fulfilment/destination.server.ts'
import { answerOf, loadDelivery } from '#app/features/product/delivery-answer.server.ts'
import { productMessages } from '#app/features/product/messages.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import type { PostcodeAnswer } from '#app/islands/deliver-to.ts'
import type { EarliestAnswer } from '#app/islands/earliest-delivery.ts'
import { cookieHeaders } from '#app/session/cookies.ts'
import { deliveryPostcode, rememberDelivery } from '#app/session/delivery-postcode.ts'
import { isDocumentRequest } from '#app/session/document-request.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/delivery.ts'

/** For listings, which are cached: "Thu 26 Nov", the first day that a parcel ordered now can arrive. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const answer = await fetchPrivate(ctx, EarliestArrivalDocument, deliveryPostcode(ctx))
  const day = answer.data?.deliveryPromise?.methods[0]?.estimated_from
  const earliest: EarliestAnswer = { from: promiseText(day, day) }
  return Response.json(earliest)
}

/** Takes the postcode of a product page; without scripts a page of its own answers. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const form = await readFormData(request)
  const sku = fieldText(form, 'sku').slice(0, 64)
  const to = await typedDestination(ctx, fieldText(form, 'postcode'))
  const headers = to.error ? new Headers() : cookieHeaders(rememberDelivery(ctx, to))
  if (isDocumentRequest(request)) {
    const refused = to.error ? { postcode: to.postcode } : undefined
    headers.set('Location', `/cart/delivery?${new URLSearchParams({ sku, ...refused })}`)
    return new Response(null, { status: 303, headers })
  }
  const answer = async (): Promise<PostcodeAnswer> => {
    if (to.error) return { problem: to.error }
    const delivery = await loadDelivery(ctx, sku, to.postcode)
    return delivery?.arrives
      ? { delivery: answerOf(delivery) }
      : { problem: delivery?.notice ?? productMessages.delivery }
  }
  const said = await answer()
  return Response.json(said, { status: said.problem ? 422 : 200, headers })
}
