import { SECOND_MS } from '@welt/kit/time'
import type { OwnCartFragment } from '#app/features/cart/cart.generated.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { findCookie, STAFF_LIFE_SECONDS } from '#app/session/cookies.ts'
import { refreshAgeMs } from '#app/session/refresh-age.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { localTime } from '#app/session/site/local-time.ts'
import { MyPiecesDocument, type SavedSkusFragment } from './customer.generated.ts'
import { type Customer, isActedFor } from './customer.server.ts'
import type { Acting } from './staff-bar.tsx'

interface Me {
  readonly firstname: string
  /** Token age from which the page renews it. */
  readonly refreshAgeMs: number
  readonly acting?: Acting
}

export function actingOf(
  ctx: RequestContext,
  customer: Pick<Customer, 'id' | 'firstname' | 'lastname' | 'isActedFor'> | undefined,
): Acting | undefined {
  if (!customer?.isActedFor) return undefined
  const ends = new Date(Number(findCookie(ctx, 'signed_in_at')) + STAFF_LIFE_SECONDS * SECOND_MS)
  const isKnown = !Number.isNaN(ends.getTime())
  const until = isKnown ? localTime(ctx.brand, ends, { timeStyle: 'short' }) : 'it ends'
  return { customerId: Number(customer.id), name: `${customer.firstname} ${customer.lastname}`.trim(), until }
}

interface Pieces {
  readonly me?: Me
  readonly cart?: OwnCartFragment
  readonly list?: SavedSkusFragment
}

export async function loadMe(ctx: RequestContext): Promise<Pieces> {
  const answer = await fetchPrivate(ctx, MyPiecesDocument, {})
  const { customer, customerCart } = answer.data ?? {}
  if (!customer) return {}
  const [firstname, lastname] = [customer.firstname ?? '', customer.lastname ?? '']
  const acting = actingOf(ctx, { id: customer.customer_id, firstname, lastname, isActedFor: isActedFor(ctx, customer) })
  const me = { firstname, refreshAgeMs: refreshAgeMs(ctx.settings.tokenLifeMs), ...(acting ? { acting } : {}) }
  const [list] = customer.wishlists
  return { me, ...(customerCart ? { cart: customerCart } : {}), ...(list ? { list } : {}) }
}
