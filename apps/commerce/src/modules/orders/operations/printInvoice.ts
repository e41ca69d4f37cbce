import { fail } from '../errors.ts'

/** Where a customer's invoice is; nobody is signed in yet. @throws AppError NOT_SIGNED_IN @source R7.30, R6.08 */
export function printInvoice(): never {
  throw fail('NOT_SIGNED_IN')
}
