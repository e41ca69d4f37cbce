import { type GraphqlFailure, SOMETHING_WRONG } from '#app/graphql/result.ts'
import { accountMessages, messageFor } from '../account/messages.ts'

/** Why something was not done: what stands beside it, and what its notification says. */
export interface Problem {
  readonly message: string
  readonly notice: { readonly title: string; readonly text?: string }
}

type Call = keyof typeof accountMessages

/**
 * A customer's failed call says the general sentence and beside it its own; a guest's says its own. [R8.50, R8.55, A84]
 */
export function problemOf(message: string, isGuest: boolean): Problem {
  return { message, notice: isGuest ? { title: message } : { title: SOMETHING_WRONG, text: message } }
}

/**
 * The problem of a failed call: the server's message where it is meant for shoppers, else the call's. [R5.26, R5.27]
 */
export const failureOf = (failure: GraphqlFailure, call: Call, isGuest: boolean): Problem =>
  problemOf(messageFor(failure, call), isGuest)

/** No list could be begun. [R8.60, A85] */
export const NO_WISHLIST: Problem = {
  message: accountMessages.noWishlist,
  notice: { title: accountMessages.noWishlist },
}
