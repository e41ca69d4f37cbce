/**
 * What a request knows of the shopper's sign-in. An action may begin or end one, and calls after it go by the new one.
 */
export interface RequestSession {
  /** Customer token, from its cookie or given in this very request; undefined for guests and on shared pages. */
  readonly token: string | undefined
  /** A call was refused as not authorised although it carried a token: the sign-in is over. */
  readonly isRefused: boolean
  setToken(token: string): void
  setRefused(isRefused: boolean): void
}

/** The session of a guest, until a token is known. */
export function createRequestSession(): RequestSession {
  let known: string | undefined
  let isRefused = false
  return {
    get token() {
      return known
    },
    get isRefused() {
      return isRefused
    },
    setToken(token) {
      known = token
    },
    setRefused(value) {
      isRefused = value
    },
  }
}
