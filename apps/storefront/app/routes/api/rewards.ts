import { localDate } from '@welt/kit/time'
import { loadCustomer } from '#app/features/account/customer.server.ts'
import { waitingReward } from '#app/features/cart/codes/waiting-reward.server.ts'
import { loadDetails, loadTickets } from '#app/features/loyalty/load-loyalty.server.ts'
import type { LoyaltyAnswer } from '#app/features/loyalty/loyalty-answer.ts'
import { loyaltyMessages } from '#app/features/loyalty/messages.ts'
import { type RequestContext, requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/rewards.ts'

async function answerOf(ctx: RequestContext): Promise<LoyaltyAnswer> {
  const { isLoyaltyOffered, flags, loyaltyTiers: tiers } = ctx.settings
  if (!isLoyaltyOffered || !flags.loyaltyIcon) return { kind: 'off' }
  if (!ctx.session.token) return { kind: 'guest', tiers }
  const { customer } = await loadCustomer(ctx)
  if (!customer) return { kind: 'away', problem: loyaltyMessages.details }
  if (!customer.isEmailConfirmed) return { kind: 'unconfirmed' }
  const [details, tickets] = await Promise.all([loadDetails(ctx, customer.email), loadTickets(ctx, customer.email)])
  if (details === 'away') return { kind: 'away', problem: loyaltyMessages.details }
  const year = Number(localDate(new Date(), ctx.brand.timeZone).slice(0, 4))
  const cart = { inCart: [], waiting: waitingReward(ctx) }
  return { kind: 'member', tiers, standing: details?.standing, tickets, cart, year }
}

/** For badge and popup. [R1.18, R2.69] */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(await answerOf(requestContextOf(context)))
}
