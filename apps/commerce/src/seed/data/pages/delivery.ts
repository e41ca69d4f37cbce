import type { Brand } from '@welt/brands'
import { type CountryCode, shortDollars } from '@welt/kit/money'
import { COUNTRY_NAMES } from '@welt/rules/country-names'
import type { CmsPageSeed } from '#modules/content'
import { daysOf, destinationsOf, freeDelivery, methodsTo, reachUs, whileGiftCards } from './facts.ts'
import { link, list, paragraph, section, table } from './html.ts'

function methodRows(brand: Brand, country: CountryCode): string[][] {
  return methodsTo(brand, country).map((method) => {
    const delivery = freeDelivery(brand, method)
    const free = delivery
      ? `${delivery.from} or more${delivery.isForCustomersOnly ? ', when you are signed in' : ''}`
      : 'Always charged'
    return [
      `${method.methodTitle} (${method.carrierTitle})`,
      daysOf(brand, method),
      shortDollars(method.priceCents[brand.country]),
      free,
    ]
  })
}

function countrySection(brand: Brand, country: CountryCode): string {
  const name = COUNTRY_NAMES[country]
  const headings = ['Method', 'Arrives in', 'Price', 'Free on orders of']
  return section(
    `to-${country.toLowerCase()}`,
    `Delivery to ${name}`,
    table(`Delivery methods to ${name}, prices in ${brand.currency}`, headings, methodRows(brand, country)),
  )
}

/** /delivery: methods, prices and times as checkout uses them. [R2.25, R9.24-R9.28] */
export function deliveryPage(brand: Brand): CmsPageSeed {
  const elsewhere =
    brand.shipsTo.length === 1
      ? paragraph('We do not deliver to New Zealand or other countries.')
      : paragraph('We do not deliver to other countries.')
  const leave = section(
    'no-one-home',
    'If no one is home',
    paragraph(
      'Unless you tell us where to leave it, the driver needs a signature and will leave a card if no one’s home. For Australian addresses you can choose at checkout where a parcel may be left.',
    ),
    paragraph(
      "If you choose this, the driver won't need a signature and we can't replace a parcel that goes missing after delivery.",
    ),
  )
  const content = [
    paragraph(
      `${brand.name} delivers to ${destinationsOf(brand)}. Order value is the total after offers and promo codes, including GST{gift_cards}; paying by gift card doesn’t change it{/gift_cards}. Checkout shows the price and expected days before you pay.`,
    ),
    ...brand.shipsTo.map((country) => countrySection(brand, country)),
    elsewhere,
    section(
      'times',
      'How the days are counted',
      list([
        'Orders placed before 2 pm on a working day leave our warehouse that day.',
        'Working days are Monday to Friday, excluding public holidays.',
        'Remote addresses can take up to three days longer.',
      ]),
    ),
    leave,
    whileGiftCards(
      section(
        'gift-cards',
        'Gift cards',
        paragraph(
          'Gift cards arrive by email, free, on the day you choose or as soon as the order is paid. They have no delivery address.',
        ),
      ),
    ),
    section(
      'questions',
      'Where is my order?',
      paragraph(
        `Your order number is in your confirmation email. Have it ready and ${reachUs(brand)}. More answers are in the ${link('/faq', 'frequently asked questions')}.`,
      ),
    ),
  ]
  return {
    identifier: 'delivery',
    title: 'Delivery',
    content: content.join(''),
    metaDescription: `Delivery methods, prices and times of ${brand.name} to ${destinationsOf(brand)}.`,
  }
}
