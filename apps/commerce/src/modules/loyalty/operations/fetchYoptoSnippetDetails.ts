import { createHmac } from 'node:crypto'
import { settingsOfRequest } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { YoptoSnippetDetails } from '#src/platform/contract/contract.generated'
import { isLoyaltyOn, requireMember } from '../member-record.ts'
import { LoyaltyServiceError, type MemberRef } from '../ports.ts'
import { standingOf } from '../tiers.ts'

/** Undefined also while the service is unavailable. */
async function findMember({ ports }: Context, ref: MemberRef) {
  try {
    return await ports.loyalty.findMember(ref)
  } catch (error) {
    if (error instanceof LoyaltyServiceError) return undefined
    throw error
  }
}

/** Null when loyalty is off. @throws AppError EMAIL_NOT_CONFIRMED [R7.112, A78] */
export async function fetchYoptoSnippetDetails(ctx: Context): Promise<YoptoSnippetDetails | null> {
  if (!(await isLoyaltyOn(ctx))) return null
  const ref = ctx.viewer.session && requireMember(ctx)
  const member = ref && (await findMember(ctx, ref))
  const { widgetUrl, apiKey } = ctx.config.loyalty
  return {
    email: ref?.email ?? null,
    id: member?.id ?? null,
    script_src: widgetUrl ?? null,
    tag: member ? standingOf(member.spendCents, (await settingsOfRequest(ctx)).loyalty).tier.code : null,
    token: ref && member ? createHmac('sha256', apiKey).update(`${member.id}:${ref.email}`).digest('hex') : null,
  }
}
