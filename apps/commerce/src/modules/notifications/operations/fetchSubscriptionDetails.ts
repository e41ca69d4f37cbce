import { fail } from '../errors.ts'

/** Subscriptions of the signed-in customer. Nobody can be signed in yet. @throws AppError NOT_AUTHORIZED @source R7.26, R6.08 */
export function fetchSubscriptionDetails(): never {
  throw fail('NOT_AUTHORIZED')
}
