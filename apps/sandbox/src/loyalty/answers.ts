import type { Member, RewardCode, SpendEntry } from './programme.ts'

export function statusOf(code: RewardCode, now: Date): 'ACTIVE' | 'REDEEMED' | 'EXPIRED' {
  if (code.redeemedBy !== null) return 'REDEEMED'
  return new Date(code.validTo) <= now ? 'EXPIRED' : 'ACTIVE'
}

/** Spend of `year`: in stores and by orders, never below 0. */
export function memberAnswer(
  { banner, ...member }: Member,
  {
    bannerName,
    entries,
    year,
  }: { readonly bannerName: string; readonly entries: readonly SpendEntry[]; readonly year: number },
) {
  const cents = entries.reduce((sum, entry) => sum + (entry.year === year ? Math.round(entry.amount * 100) : 0), 0)
  const days = [member.last_purchase_date, ...entries.flatMap(({ amount, day }) => (amount > 0 ? [day] : []))]
  return {
    ...member,
    annual_spend_to_date: Math.max(0, Math.round(member.annual_spend_to_date * 100) + cents) / 100,
    last_purchase_date: days.reduce((last, day) => (day && (!last || day > last) ? day : last), null),
    banner_code: banner,
    banner_name: bannerName,
  }
}

function optionAnswer(codes: readonly [RewardCode, ...RewardCode[]], bannerName: string, now: Date) {
  const [{ optionId, name, description, method, amount }] = codes
  const statuses = codes.map((code) => statusOf(code, now))
  return {
    RedemptionOptionID: optionId,
    Banner: bannerName,
    RedemptionName: name,
    RedemptionDescription: description,
    RedemptionStatus: statuses.find((status) => status === 'ACTIVE') ?? statuses[0],
    RedemptionType: 'Amount off',
    RedemptionMethod: method,
    AmountOffValue: amount,
    RedemptionCodes: codes.map((code, i) => ({
      code: code.code,
      status: statuses[i],
      ValidFrom: code.validFrom,
      ValidTo: code.validTo,
    })),
  }
}

/** Rewards with their codes. */
export function optionAnswers(codes: readonly RewardCode[], bannerName: string, now: Date) {
  const options = new Map<string, [RewardCode, ...RewardCode[]]>()
  for (const code of codes) {
    const others = options.get(code.optionId)
    if (others) others.push(code)
    else options.set(code.optionId, [code])
  }
  return [...options.values()].map((option) => optionAnswer(option, bannerName, now))
}

function refusalOf(code: RewardCode | undefined, email: string, now: Date): string | undefined {
  if (!code) return 'UNKNOWN'
  if (code.email !== email) return 'OTHER_MEMBER'
  if (code.method === 'In store') return 'IN_STORE_ONLY'
  const status = statusOf(code, now)
  if (status !== 'ACTIVE') return status
  return new Date(code.validFrom) > now ? 'NOT_STARTED' : undefined
}

/** Whether the member may use the code online now, its value, or the reason why not. */
export function validityAnswer(code: RewardCode | undefined, email: string, now: Date) {
  const reason = refusalOf(code, email, now)
  if (reason !== undefined || !code) return { isValid: false, reason }
  return { isValid: true, RedemptionName: code.name, AmountOffValue: code.amount, ValidTo: code.validTo }
}
