import { fail } from '../errors.ts'

/** Changes the signed-in customer's subscriptions. Nobody can be signed in yet. @throws AppError NOT_AUTHORIZED @source R7.43, R6.08 */
export function updateSubscriptionDetails(): never {
  throw fail('NOT_AUTHORIZED')
}
