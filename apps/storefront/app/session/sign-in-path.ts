/**
 * Whether a page leads to sign-in when its sign-in is over; others, those open to guests among them, are loaded again.
 * [R4.30, R4.31, A15]
 */
export function leadsToSignIn(path: string): boolean {
  return /^\/(?:cart|checkout|customer(?!\/(?:account\/|rewards\/?$)))(?:\/|$)/.test(path)
}

/** The sign-in page that returns to `path`; with a reason it says first that the shopper has been signed out. */
export function signInPath(path: string, reason?: 'signed_out'): string {
  return `/customer/account/login?${new URLSearchParams({ ...(reason ? { [reason]: '1' } : {}), returnTo: path })}`
}
