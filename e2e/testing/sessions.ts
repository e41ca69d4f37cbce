import type { Page } from '@playwright/test'
import type { SiteId } from '@welt/brands'
import { cookieOf, makeAccount, newEmail, signIn } from './accounts.ts'
import type { OpenShop } from './journey.ts'
import { plainly } from './plain-browser.ts'
import { address, type ScreenName } from './shop.ts'

export const SITE = 'mollini'

/** Sites and screens of the sign-out tests: one AU site and the NZ one. */
export const PLACES: readonly (readonly [SiteId, ScreenName])[] = [
  [SITE, 'desktop'],
  ['styletread-nz', 'phone'],
]

export async function signedIn(openShop: OpenShop, site: SiteId = SITE, screen: ScreenName = 'desktop') {
  const visitor = await openShop({ screen })
  const email = newEmail()
  const forms = plainly(visitor.context, site)
  await makeAccount(site, email)
  await signIn(forms, email)
  return { ...visitor, email, forms, token: async () => cookieOf(visitor.context, site, 'token') }
}

/** A cheap page for calling the site's scripts from. */
export const openPlainText = (page: Page, site: SiteId) => page.goto(address(site, '/robots.txt'))
