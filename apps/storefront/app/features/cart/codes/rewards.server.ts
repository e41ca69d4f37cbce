import { plainDayOf } from '#app/features/gift-card/day-texts.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import type { CartView } from '../cart-model.ts'
import { FetchActiveRedemptionOptionsDocument, type FetchActiveRedemptionOptionsQuery } from './rewards.generated.ts'
import type { Reward, Rewards } from './rewards.ts'

type Option = FetchActiveRedemptionOptionsQuery['fetchActiveRedemptionOptions'][number]

/** Empty without an unapplied code and for store-only rewards. */
function toReward(
  { RedemptionName, RedemptionMethod, AmountOffValue, RedemptionCodes }: Option,
  inForce: ReadonlySet<string>,
): Reward[] {
  const code = RedemptionCodes.find((one) => !inForce.has(one.code.toUpperCase()))
  if (!code || /store/i.test(RedemptionMethod ?? '')) return []
  return [
    { name: RedemptionName ?? `$${AmountOffValue ?? 0} reward`, code: code.code, until: plainDayOf(code.ValidTo) },
  ]
}

/** The loyalty service is optional: on failure, the cart works without rewards. [R3.42-R3.44, R3.110, R7.109] */
export async function loadRewards(ctx: RequestContext, { email, codes }: CartView): Promise<Rewards> {
  if (!ctx.settings.isLoyaltyOffered) return undefined
  if (!ctx.session.token || !email) return { kind: 'guest' }
  const answer = await fetchPrivate(ctx, FetchActiveRedemptionOptionsDocument, { email })
  if (!answer.ok) {
    const { code } = answer.failure
    if (code === 'LOYALTY_OFF') return undefined
    return { kind: code === 'EMAIL_NOT_CONFIRMED' ? 'unconfirmed' : 'away' }
  }
  const inForce = new Set(codes.map(({ code }) => code.toUpperCase()))
  return {
    kind: 'usable',
    rewards: answer.data.fetchActiveRedemptionOptions.flatMap((option) => toReward(option, inForce)),
  }
}
