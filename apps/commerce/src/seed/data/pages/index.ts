import type { Brand } from '@welt/brands'
import type { CmsPageSeed } from '#modules/content'
import { contactPage } from './contact.ts'
import { deliveryPage } from './delivery.ts'
import { faqPage } from './faq.ts'
import { privacyPage, privacyPolicyPage, termsPage } from './legal.ts'
import { returnsPage } from './returns.ts'
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
]

/** Generated from the site's data, so that numbers match what the shop does. [A07] */
export function pagesFor(brand: Brand): CmsPageSeed[] {
  return PAGES.map((page) => page(brand))
}
