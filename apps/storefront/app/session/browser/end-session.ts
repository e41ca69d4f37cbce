import { leadsToSignIn, signInPath } from '../sign-in-path.ts'
import { hasCookie, writeFlashMessage } from './presence.ts'

/** Redirects cart, checkout and account to sign-in; reloads other pages with a flash message. [R4.30, R4.31] */
export function endSession(): void {
  const { pathname, search } = location
  if (leadsToSignIn(pathname)) location.assign(signInPath(`${pathname}${search}`, 'signed_out'))
  else {
    if (!hasCookie('notice')) writeFlashMessage('session-over', 60)
    location.reload()
  }
}
