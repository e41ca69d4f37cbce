import { createHmac } from 'node:crypto'
import type { Context } from '#src/composition/context'
import type { YoptoSnippetDetails } from '#src/graphql/contract.generated'
import { isLoyaltyOn } from '../member-record.ts'
import { LoyaltyServiceError } from '../ports.ts'
import { standingOf } from '../tiers.ts'

/** The record of who is signed in; undefined for guests, and while the service is away: the page works without. */
async function findOwnMember({ viewer, brand, ports }: Context) {
  if (!viewer.session) return undefined
  try {
    return await ports.loyalty.findMember({ banner: brand.id, email: viewer.session.email })
  } catch (error) {
    if (error instanceof LoyaltyServiceError) return undefined
    throw error
  }
}

/**
 * What the loyalty widget needs: nothing of a guest;
 * no script while no outside one is configured. Null when loyalty is off. [R7.112, A78]
 */
export async function fetchYoptoSnippetDetails(ctx: Context): Promise<YoptoSnippetDetails | null> {
  if (!(await isLoyaltyOn(ctx))) return null
  const { widgetUrl, apiKey } = ctx.config.loyalty
  const member = await findOwnMember(ctx)
  const email = ctx.viewer.session?.email ?? null
  return {
    email,
    id: member?.id ?? null,
    script_src: widgetUrl ?? null,
    tag: member ? standingOf(member.spendCents).tier.code : null,
    token: member ? createHmac('sha256', apiKey).update(`${member.id}:${email}`).digest('hex') : null,
  }
}
