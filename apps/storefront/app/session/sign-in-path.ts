/** Where the shopper signs in and then goes on from `path`; told first, where it was so, that they have been signed out. */
export function signInPath(path: string, reason?: 'signed_out'): string {
  return `/customer/account/login?${new URLSearchParams({ ...(reason ? { [reason]: '1' } : {}), returnTo: path })}`
}
