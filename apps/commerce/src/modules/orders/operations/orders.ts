import { fail } from '../errors.ts'

/** A customer's orders; nobody is signed in yet. @throws AppError NOT_SIGNED_IN @source R7.27, R6.08 */
export function orders(): never {
  throw fail('NOT_SIGNED_IN')
}
