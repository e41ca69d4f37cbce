import type { Brand } from '@welt/brands'
import type { CmsPageSeed } from '#modules/content'
import { collectPage } from './collect.ts'
import { contactPage } from './contact.ts'
import { deliveryPage } from './delivery.ts'
import { faqPage } from './faq.ts'
import { accessibilityPage, brandsPage, helpHubPage, promotionsPage } from './landing.ts'
import { privacyPage, privacyPolicyPage, termsPage } from './legal.ts'
import { affiliatesPage, affiliateTermsPage } from './partners.ts'
import { returnsPage } from './returns.ts'
import { shoebucksPage } from './shoebucks.ts'
import { paymentsPage, productInformationPage } from './shopping.ts'
import { kidsSizesPage, shoeSizesPage, sizeGuidePage } from './sizes.ts'

const PAGES = [
  deliveryPage,
  returnsPage,
  termsPage,
  privacyPolicyPage,
  privacyPage,
  faqPage,
  contactPage,
  sizeGuidePage,
  shoeSizesPage,
  kidsSizesPage,
  productInformationPage,
  paymentsPage,
  promotionsPage,
  brandsPage,
  shoebucksPage,
  helpHubPage,
  collectPage,
  affiliatesPage,
  affiliateTermsPage,
  accessibilityPage,
]

/** Generated from the site's data, so that numbers match what the shop does. [A07] */
export function pagesFor(brand: Brand): CmsPageSeed[] {
  return PAGES.map((page) => page(brand))
}
