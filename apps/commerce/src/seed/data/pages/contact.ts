import type { Brand } from '@welt/brands'
import type { CmsPageSeed } from '#modules/content'
import { phoneLink, whileGiftCards } from './facts.ts'
import { link, list, paragraph, section } from './html.ts'

/** /contact; the storefront adds phone, email, hours and the form. [R2.32, A11] */
export function contactPage(brand: Brand): CmsPageSeed {
  const content = [
    section(
      'before',
      'Have these handy',
      list([
        'your order number, if it is about an order',
        'the email address the order was placed with',
        'the name and colour of the shoe, if it’s about a style',
        'the promo code or the name of the offer, if it’s about a saving',
      ]),
      paragraph(`In a hurry? Call ${phoneLink(brand)}.`),
      whileGiftCards(paragraph('Writing about a gift card? Give us its last four characters, never the PIN.')),
      paragraph(
        `Many questions are answered under ${link('/delivery', 'delivery')}, ${link('/faq', 'frequently asked questions')} and ${link('/size-guide', 'the size guide')}.`,
      ),
    ),
  ]
  return {
    identifier: 'contact',
    title: 'Contact us',
    content: content.join(''),
    metaDescription: `Phone, email, hours and contact form of ${brand.name}'s service desk.`,
  }
}
