import { toCents } from '@welt/kit/money'
import { DAY_MS } from '@welt/kit/time'
import { tierName } from '#app/features/content/shoebucks/tiers.ts'
import { plainDayOf, shortDayOf } from '#app/features/gift-card/day-texts.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import {
  LoyaltyDetailsDocument,
  type LoyaltyDetailsQuery,
  LoyaltyOptionsDocument,
  type LoyaltyOptionsQuery,
  LoyaltySnippetDocument,
} from './loyalty.generated.ts'
import type { History, OtherReward, Standing, Ticket } from './loyalty-model.ts'

type Wire = NonNullable<LoyaltyDetailsQuery['fetchCustomerDetails']>
type Option = LoyaltyOptionsQuery['fetchActiveRedemptionOptions'][number]

const ENDING_DAYS = 7

function toTickets({ RedemptionName, RedemptionMethod, AmountOffValue, RedemptionCodes }: Option, now: number) {
  return RedemptionCodes.map(({ code, ValidFrom, ValidTo }) => {
    const endsAt = ValidTo ? Date.parse(ValidTo) : Number.POSITIVE_INFINITY
    const isEnding = endsAt - now <= ENDING_DAYS * DAY_MS
    const ticket: Ticket = {
      code,
      name: RedemptionName ?? 'Reward',
      amountCents: toCents(AmountOffValue ?? 0),
      from: plainDayOf(ValidFrom),
      until: isEnding ? shortDayOf(ValidTo) : plainDayOf(ValidTo),
      isEnding,
      isInStore: /store/i.test(RedemptionMethod ?? ''),
    }
    return { endsAt, ticket }
  })
}

function toStanding(wire: Wire): Standing {
  return {
    tier: tierName(wire.current_loyalty_tier ?? 'MEMBER'),
    next: wire.next_loyalty_tier ? tierName(wire.next_loyalty_tier) : undefined,
    spendCents: toCents(wire.annual_spend_to_date ?? 0),
    missingCents: toCents(wire.spend_to_next_tier ?? 0),
    lastPurchase: shortDayOf(wire.last_purchase_date),
  }
}

function toHistory({ history }: Wire): History | undefined {
  if (!history) return undefined
  return {
    year: history.year,
    hasEarlier: history.has_earlier,
    otherCents: toCents(history.other_spend),
    entries: history.entries.map((entry) => ({
      day: shortDayOf(entry.date) ?? entry.date,
      order: entry.order_number,
      isOwn: entry.is_own_order,
      names: entry.names,
      discountCents: toCents(entry.discount),
      cents: toCents(entry.amount),
      spendCents: toCents(entry.spend),
      reached: entry.tier_reached ? tierName(entry.tier_reached) : undefined,
      rewardCents: entry.reward ? toCents(entry.reward) : 0,
    })),
  }
}

function toOther({ other_rewards }: Wire): readonly OtherReward[] {
  return (other_rewards ?? []).map(({ name, amount, state, valid_from, valid_to }) => ({
    name,
    amountCents: toCents(amount),
    state,
    from: plainDayOf(valid_from),
    until: plainDayOf(valid_to),
  }))
}

/** `away`: the service does not answer; undefined: no record yet. [R7.110, R8.40] */
export async function loadDetails(ctx: RequestContext, email: string, page?: { readonly year: number | undefined }) {
  const answer = await fetchPrivate(ctx, LoyaltyDetailsDocument, { email, year: page?.year ?? null, isPage: !!page })
  if (!answer.ok) return 'away'
  const wire = answer.data.fetchCustomerDetails
  return wire ? { standing: toStanding(wire), history: toHistory(wire), others: toOther(wire) } : undefined
}

/** Soonest to end first. [R7.109, R8.40] */
export async function loadTickets(ctx: RequestContext, email: string): Promise<readonly Ticket[] | 'away'> {
  const answer = await fetchPrivate(ctx, LoyaltyOptionsDocument, { email })
  if (!answer.ok) return 'away'
  const now = Date.now()
  return answer.data.fetchActiveRedemptionOptions
    .flatMap((option) => toTickets(option, now))
    .sort((a, b) => a.endsAt - b.endsAt)
    .map(({ ticket }) => ticket)
}

/** [R7.112, A78] */
export async function loadSnippet(ctx: RequestContext) {
  const answer = await fetchPrivate(ctx, LoyaltySnippetDocument, {})
  return answer.ok ? (answer.data.fetchYoptoSnippetDetails ?? undefined) : undefined
}
