/** Whether the end of a session redirects this page to sign-in rather than reloading it. [R4.30, R4.31, A15] */
export function leadsToSignIn(path: string): boolean {
  return /^\/(?:cart|checkout|customer(?!\/(?:account\/|rewards\/?$)))(?:\/|$)/.test(path)
}

export function signInPath(path: string, reason?: 'signed_out'): string {
  return `/customer/account/login?${new URLSearchParams({ ...(reason ? { [reason]: '1' } : {}), returnTo: path })}`
}
