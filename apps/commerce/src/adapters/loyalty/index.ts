import { type CodeOfOrder, type LoyaltyService, LoyaltyServiceError } from '../../modules/loyalty/ports.ts'
import type { Config } from '../../platform/config.ts'
import { createSender, REFUSED } from './client.ts'
import { toCodeCheck, toMember, toOptions } from './translate.ts'

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
  }
}
