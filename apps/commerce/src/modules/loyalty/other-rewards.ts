import { toDecimal } from '@welt/kit/money'
import { toStoreTime } from '@welt/kit/time'
import type { Context } from '#src/platform/context'
import type { OtherReward } from '#src/platform/contract/contract.generated'
import { findClaimed } from './claims.ts'
import { LoyaltyServiceError, type RewardOption } from './ports.ts'

type Code = RewardOption['codes'][number]

function stateOf({ code, status, validFrom, validTo }: Code, claimed: ReadonlySet<string>, now: Date) {
  if (status === 'REDEEMED' || claimed.has(code)) return 'USED'
  if (status === 'EXPIRED' || (validTo && validTo <= now)) return 'ENDED'
  return validFrom && validFrom > now ? 'LATER' : undefined
}

/** Null while the service does not answer. */
async function findOptions({ ports, brand }: Context, email: string): Promise<readonly RewardOption[] | null> {
  try {
    return await ports.loyalty.listOptions({ banner: brand.id, email })
  } catch (error) {
    if (error instanceof LoyaltyServiceError) return null
    throw error
  }
}

/** [R3.44] */
export async function otherRewards(ctx: Context, { email }: { readonly email: string }): Promise<OtherReward[] | null> {
  const options = await findOptions(ctx, email)
  if (!options) return null
  const codes = options.flatMap((option) => option.codes.map((code) => ({ option, code })))
  const claimed = await findClaimed(
    ctx.db,
    ctx.brand.websiteId,
    codes.map(({ code }) => code.code),
  )
  const now = new Date()
  return codes.flatMap(({ option: { name, amountCents }, code }) => {
    const state = stateOf(code, claimed, now)
    if (!state) return []
    const at = (instant: Date | undefined) => (instant ? toStoreTime(instant, ctx.brand.timeZone) : null)
    const dates = { valid_from: at(code.validFrom), valid_to: at(code.validTo) }
    return [{ name: name ?? 'Reward', amount: toDecimal(amountCents), state, ...dates }]
  })
}
