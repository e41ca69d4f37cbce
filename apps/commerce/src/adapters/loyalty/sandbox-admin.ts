import { LoyaltyServiceError, type MemberRef } from '../../modules/loyalty/ports.ts'
import type { Config } from '../../platform/config.ts'
import { createSender } from './client.ts'

/** Amounts in cents. */
export interface GivenReward {
  readonly amountCents: number
  /** When undefined, the sandbox generates one. */
  readonly code: string | undefined
  readonly validTo: Date
}

/** @returns the code @throws LoyaltyServiceError */
export async function giveSandboxReward(
  settings: Config['loyalty'],
  { banner, email }: MemberRef,
  reward: GivenReward,
): Promise<string> {
  const send = createSender(settings)
  const facts = { email, amount: reward.amountCents / 100, validTo: reward.validTo.toISOString() }
  const answer = await send(
    banner,
    '/codes',
    reward.code === undefined ? facts : { ...facts, code: reward.code },
    'write',
  )
  const { code } = (answer ?? {}) as { readonly code?: unknown }
  if (typeof code !== 'string') throw new LoyaltyServiceError('the answer makes no sense: a code')
  return code
}
