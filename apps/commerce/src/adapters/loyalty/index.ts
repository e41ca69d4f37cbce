import { toDecimal } from '@welt/kit/money'
import { type CodeOfOrder, type LoyaltyService, LoyaltyServiceError } from '../../modules/loyalty/ports.ts'
import type { Config } from '../../platform/config.ts'
import { createSender, REFUSED } from './client.ts'
import { toCode, toCodeCheck, toMember, toOptions } from './translate.ts'

const useOf = ({ code, orderNumber }: CodeOfOrder) => ({ code, order: orderNumber })

/** Uses the sandbox unless LOYALTY_URL is set. [A121] */
export function createLoyaltyService(settings: Config['loyalty']): LoyaltyService {
  const sendCall = createSender(settings)
  return {
    findMember: async ({ banner, email }) => toMember(await sendCall(banner, '/members/find', { email }, 'read')),
    listOptions: async ({ banner, email }) => toOptions(await sendCall(banner, '/rewards/find', { email }, 'read')),
    checkCode: async ({ banner, email }, code) => {
      try {
        return toCodeCheck(await sendCall(banner, '/codes/validate', { code, email }, 'read'))
      } catch (error) {
        if (error instanceof LoyaltyServiceError) return { isValid: false, reason: 'unavailable' }
        throw error
      }
    },
    redeem: async (use) => (await sendCall(use.banner, '/codes/redeem', useOf(use), 'write')) !== REFUSED,
    release: async (use) => {
      await sendCall(use.banner, '/codes/release', useOf(use), 'write')
    },
    addSpend: async ({ banner, email }, { cents, ...spend }) => {
      await sendCall(banner, '/members/spend', { email, ...spend, amount: toDecimal(cents) }, 'write')
    },
    issue: async ({ banner, email }, { key, name, description, amountCents, validFrom, validTo }) => {
      const dates = { validFrom: validFrom.toISOString(), validTo: validTo.toISOString() }
      const reward = { email, key, name, description, amount: toDecimal(amountCents), ...dates }
      return toCode(await sendCall(banner, '/codes/issue', reward, 'write'))
    },
    withdraw: async ({ banner, email }, code) =>
      (await sendCall(banner, '/codes/withdraw', { email, code }, 'write')) !== REFUSED,
  }
}
