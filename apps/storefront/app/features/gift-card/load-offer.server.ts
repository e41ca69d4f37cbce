import { toCents } from '@welt/kit/money'
import { data } from 'react-router'
import { query } from '#app/graphql/client.server.ts'
import { unavailable } from '#app/graphql/limit.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { GiftCardDocument, type GiftCardQuery } from './gift-card.generated.ts'
import type { GiftCardOffer } from './offer.ts'

/** [R2.41] */
const URL_KEY = 'gift-card'

const LEAD = 'Sent by email on the day you choose. Spend it on any shoe in the shop.'

type WireCard = Extract<
  NonNullable<NonNullable<NonNullable<GiftCardQuery['products']>['items']>[number]>,
  { __typename: 'GiftCardProduct' }
>

export interface OfferPage {
  readonly offer: GiftCardOffer
  readonly title: string | undefined
  readonly description: string | undefined
}

function toOffer(card: WireCard): GiftCardOffer {
  const { open_amount_min: min, open_amount_max: max } = card
  const amounts = withoutNulls(card.giftcard_amounts).filter(({ value }) => value !== null)
  const hasOpenAmount = card.allow_open_amount === true && min !== null && max !== null
  return {
    sku: card.sku ?? '',
    name: card.name ?? 'Gift card',
    lead: card.short_description?.html.replaceAll(/<[^>]*>/g, '').trim() || LEAD,
    amountsCents: amounts.map(({ value }) => toCents(value ?? 0)),
    amountUids: amounts.map(({ uid }) => uid),
    openAmount: hasOpenAmount ? { minCents: toCents(min), maxCents: toCents(max) } : undefined,
    messageMaxLength: card.allow_message ? (card.message_max_length ?? 0) : 0,
    lifetimeDays: card.lifetime ?? 0,
  }
}

/** @throws a 404 where no gift cards are sold, a 503 when the server fails [R1.23, R2.41, R3.109] */
export async function loadOffer(ctx: RequestContext): Promise<OfferPage> {
  requireGiftCards(ctx)
  const answer = await query(ctx, GiftCardDocument, { key: URL_KEY }, { tags: ['store', 'route', 'plp'] })
  if (!answer.ok) throw unavailable(ctx)
  const card = answer.data.products?.items?.[0]
  if (card?.__typename !== 'GiftCardProduct') throw data(null, { status: 404 })
  return { offer: toOffer(card), title: card.meta_title ?? undefined, description: card.meta_description ?? undefined }
}

/** @throws a 404 where gift cards are disabled [R1.23, R3.109] */
export function requireGiftCards({ settings, response }: RequestContext): void {
  response.addTags('store')
  if (!settings.flags.giftCard) throw data(null, { status: 404 })
}
