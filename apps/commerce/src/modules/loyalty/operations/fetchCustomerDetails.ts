import { toDecimal } from '@welt/kit/money'
import { settingsOfRequest } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { LoyaltyCustomer, QueryFetchCustomerDetailsArgs } from '#src/platform/contract/contract.generated'
import { callService, requireOwnRecord } from '../member-record.ts'
import { standingOf } from '../tiers.ts'

export type MemberModel = Omit<LoyaltyCustomer, 'history' | 'other_rewards'> & { readonly spendCents: number }

/** @throws AppError NOT_AUTHORIZED, EMAIL_NOT_CONFIRMED, LOYALTY_OFF, LOYALTY_UNAVAILABLE [R7.110, R3.41, A97, A120] */
export async function fetchCustomerDetails(
  ctx: Context,
  { email }: QueryFetchCustomerDetailsArgs,
): Promise<MemberModel | null> {
  const own = await requireOwnRecord(ctx, email)
  const member = await callService(() => ctx.ports.loyalty.findMember(own))
  if (!member) return null
  const { tier, next, missingCents } = standingOf(member.spendCents, (await settingsOfRequest(ctx)).loyalty)
  return {
    customer_primary_id: member.id,
    firstname: member.firstname ?? null,
    lastname: member.lastname ?? null,
    email: own.email,
    banner_code: ctx.brand.id,
    banner_name: ctx.brand.name,
    current_loyalty_tier_id: tier.code.toLowerCase(),
    current_loyalty_tier: tier.code,
    next_loyalty_tier: next?.code ?? null,
    annual_spend_to_date: toDecimal(member.spendCents),
    spend_to_next_tier: toDecimal(missingCents),
    last_purchase_date: member.lastPurchaseDate ?? null,
    spendCents: member.spendCents,
  }
}
