import { formatCents } from '@welt/kit/money'
import { promiseText } from '#app/features/cart/arrival.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { centsOf } from '#app/graphql/nullable.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { NowDocument, type NowQuery } from './product.generated.ts'

type Promised = NonNullable<NonNullable<NowQuery['productAdditionalData']>['delivery_promise']>['methods'][number]

/** "Tue 24 – Thu 26 Nov, $9.95" */
export function arrivalOf(usual: Promised | undefined): string | undefined {
  const days = promiseText(usual?.estimated_from, usual?.estimated_to)
  const cents = centsOf(usual?.price)
  return days && `${days}, ${cents > 0 ? formatCents(cents) : 'free'}`
}

export async function loadArrival(ctx: RequestContext, sku: string): Promise<string | undefined> {
  const answer = await fetchPrivate(ctx, NowDocument, { sku })
  return arrivalOf(answer.data?.productAdditionalData?.delivery_promise?.methods[0])
}
