import { type GraphqlFailure, messageOf, SOMETHING_WRONG } from '#app/graphql/result.ts'
import { wishlistMessages } from './messages.ts'

/** `message` is shown in place, `notice` in a notification. */
export interface Problem {
  readonly message: string
  readonly notice: { readonly title: string; readonly text?: string }
}

type Call = keyof typeof wishlistMessages

/** A guest's notification has no general title. [R8.50, R8.55, A84] */
export function problemOf(message: string, isGuest: boolean): Problem {
  return { message, notice: isGuest ? { title: message } : { title: SOMETHING_WRONG, text: message } }
}

/** [R5.26, R5.27] */
export const failureOf = (failure: GraphqlFailure, call: Call, isGuest: boolean): Problem =>
  problemOf(messageOf(failure, wishlistMessages[call]), isGuest)

/** [R8.60, A85] */
export const NO_WISHLIST: Problem = {
  message: wishlistMessages.noWishlist,
  notice: { title: wishlistMessages.noWishlist },
}
