import type { Brand } from '@welt/brands'
import type { CmsPageSeed } from '#modules/content'
import { freeFrom, gstRate, methodsTo, whileGiftCards, whileRewards } from './facts.ts'
import { link, list, paragraph, section } from './html.ts'

/** /product-information: materials and care. [R2.43] */
export function productInformationPage(brand: Brand): CmsPageSeed {
  const content = [
    section(
      'pages',
      'What each product page tells you',
      list([
        'upper, lining and sole material',
        'heel height in centimetres, measured at the back',
        'how the style fits, and whether to take another size',
        'how to care for it',
      ]),
    ),
    section(
      'leather',
      'Leather and suede',
      list([
        'Smooth leather: wipe with a damp cloth, dry away from heat, feed with cream in the colour of the shoe.',
        'Suede and nubuck: brush when dry, use a protector spray before the first wear.',
        'Patent: a soft cloth is enough; keep it away from newsprint and dark dyes.',
      ]),
    ),
    section(
      'other',
      'Textile and synthetic',
      list([
        'Brush off dirt, then use lukewarm water and a little soap.',
        'Never use a washing machine or dryer: glue and lining suffer.',
      ]),
    ),
    section(
      'wear',
      'Make them last',
      paragraph(
        'Give leather a day of rest between wears, use shoe trees or paper, and have heel tips replaced before the heel itself is worn.',
      ),
    ),
    section(
      'colour',
      'Colours and pictures',
      paragraph(
        `Screens differ, so colours can look slightly different. If a pair is not what the page showed, see ${link('/returns', 'returns')}.`,
      ),
    ),
  ]
  return {
    identifier: 'product-information',
    title: 'Product information',
    content: content.join(''),
    metaDescription: `Materials, fit and care of ${brand.name}'s shoes.`,
  }
}

/** /payments-promotions; the storefront adds the ways to pay and the offers. [R2.45, A10] */
export function paymentsPage(brand: Brand): CmsPageSeed {
  const [method] = methodsTo(brand, brand.country)
  const from = method && freeFrom(brand, method)
  const free =
    method && from !== undefined
      ? paragraph(
          `${method.methodTitle} is free on orders of ${from} or more, counted after discounts. No code is needed.`,
        )
      : ''
  const content = [
    section(
      'charge',
      'When you are charged',
      paragraph(
        'The payment is authorised when you place the order. If it is refused, no order is made and your bag stays as it was.',
      ),
      whileGiftCards(
        paragraph('A gift card pays its part when you place the order; the rest goes to your other way to pay.'),
      ),
    ),
    section(
      'prices',
      'Prices',
      paragraph(
        `Prices are in ${brand.currency} and include ${gstRate(brand.country)} GST. A crossed-out price is what we charged before the current offer; RRP is the maker’s recommended price.`,
      ),
    ),
    section(
      'promotions',
      'Promotions',
      free,
      list([
        'Sale prices are already in the price you see.',
        'If an offer ends while a pair is in your bag, you’ll pay the current price shown there.',
        'Enter promo codes in your bag or at checkout. Your bag shows what a code saves, or why it doesn’t apply.',
      ]),
      whileRewards(paragraph('Members can use a reward in the bag or at checkout once they are signed in.')),
    ),
  ]
  return {
    identifier: 'payments-promotions',
    title: 'Payments and promotions',
    content: content.join(''),
    metaDescription: `How to pay at ${brand.name}, and how offers work.`,
  }
}
