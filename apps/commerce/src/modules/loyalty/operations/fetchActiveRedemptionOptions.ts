import { toDecimal } from '@welt/kit/money'
import { toStoreTime } from '@welt/kit/time'
import type { Context } from '#src/platform/context'
import type {
  QueryFetchActiveRedemptionOptionsArgs,
  RedemptionOption as RedemptionOptionModel,
} from '#src/platform/contract/contract.generated'
import { findClaimed } from '../claims.ts'
import { callService, requireOwnRecord } from '../member-record.ts'
import type { RewardOption } from '../ports.ts'

type Code = RewardOption['codes'][number]

function isUsable({ status, validFrom, validTo }: Code, now: Date): boolean {
  return status === 'ACTIVE' && (!validFrom || validFrom <= now) && (!validTo || validTo > now)
}

function toModel(option: RewardOption, codes: readonly Code[], timeZone: string): RedemptionOptionModel {
  return {
    RedemptionOptionID: option.id,
    Banner: option.banner ?? null,
    RedemptionName: option.name ?? null,
    RedemptionDescription: option.description ?? null,
    RedemptionStatus: option.status,
    RedemptionType: option.type ?? null,
    RedemptionMethod: option.method ?? null,
    AmountOffValue: toDecimal(option.amountCents),
    RedemptionCodes: codes.map(({ code, status, validFrom, validTo }) => ({
      code,
      status,
      ValidFrom: validFrom ? toStoreTime(validFrom, timeZone) : null,
      ValidTo: validTo ? toStoreTime(validTo, timeZone) : null,
    })),
  }
}

/**
 * Excludes rewards used by an order that the service does not know yet.
 * @throws AppError NOT_AUTHORIZED, EMAIL_NOT_CONFIRMED, LOYALTY_OFF, LOYALTY_UNAVAILABLE [R7.109, R3.42-R3.44, A28,
 * A120]
 */
export async function fetchActiveRedemptionOptions(
  ctx: Context,
  { email }: QueryFetchActiveRedemptionOptionsArgs,
): Promise<RedemptionOptionModel[]> {
  const own = await requireOwnRecord(ctx, email)
  const options = await callService(() => ctx.ports.loyalty.listOptions(own))
  const now = new Date()
  const usable = options.map((option) => ({ option, codes: option.codes.filter((code) => isUsable(code, now)) }))
  const claimed = await findClaimed(
    ctx.db,
    ctx.brand.websiteId,
    usable.flatMap(({ codes }) => codes.map(({ code }) => code)),
  )
  return usable.flatMap(({ option, codes }) => {
    const left = codes.filter(({ code }) => !claimed.has(code))
    return left.length > 0 ? [toModel(option, left, ctx.brand.timeZone)] : []
  })
}
