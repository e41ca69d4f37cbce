/** Actions may change it; later calls use the new state. */
export interface RequestSession {
  /** Undefined for guests and on shared pages. */
  readonly token: string | undefined
  readonly isRefused: boolean
  setToken(token: string): void
  setRefused(isRefused: boolean): void
}

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
