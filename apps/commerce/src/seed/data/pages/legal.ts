import type { Brand } from '@welt/brands'
import type { CmsPageSeed } from '#modules/content'
import { destinationsOf, emailLink, gstRate, phoneLink, whileGiftCards, whileReturns, whileRewards } from './facts.ts'
import { link, list, paragraph, section } from './html.ts'

function lawsOf(brand: Brand) {
  return brand.country === 'NZ'
    ? {
        consumer: 'the Consumer Guarantees Act 1993 and the Fair Trading Act 1986',
        privacy: 'the Privacy Act 2020',
        regulator: 'the Office of the Privacy Commissioner',
        place: 'New Zealand',
      }
    : {
        consumer: 'the Australian Consumer Law',
        privacy: 'the Privacy Act 1988',
        regulator: 'the Office of the Australian Information Commissioner',
        place: 'Victoria, Australia',
      }
}

/** /terms. [R2.28] */
export function termsPage(brand: Brand): CmsPageSeed {
  const laws = lawsOf(brand)
  const content = [
    section(
      'orders',
      'Orders',
      paragraph(
        `These terms apply when you buy from ${brand.name} on this website. Your order is an offer; the contract is made when your payment is authorised and you see the order number. If we cannot supply what you paid for, we tell you and refund you in full.`,
      ),
    ),
    section(
      'prices',
      'Prices',
      paragraph(
        `Prices are in ${brand.currency} and include ${gstRate(brand.country)} GST. The price in your bag at the moment you pay is the one that counts. Delivery is shown before you pay.`,
      ),
    ),
    section(
      'offers',
      'Offers and codes',
      paragraph(
        'Offers and promo codes apply while they run and your order meets their conditions. Your bag shows what applies. Codes can’t be exchanged for money. If an order is cancelled, its codes can be used again while they still run.',
      ),
      whileRewards(
        paragraph('A reward belongs to one member, can be used on one order and can’t be exchanged for money.'),
      ),
    ),
    whileGiftCards(
      section(
        'gift-cards',
        'Gift cards',
        paragraph(
          'A gift card pays for goods and delivery on this website until the date in its email, in as many orders as its balance allows. It can’t pay for another gift card or be exchanged for money, unless the law says otherwise. Anyone with the number and PIN can spend it, so keep them safe. If an order is cancelled or refunded, what the card paid returns to a gift card.',
        ),
      ),
    ),
    section(
      'delivery',
      'Delivery',
      paragraph(
        `We deliver to ${destinationsOf(brand)}. Times are estimates and are listed under ${link('/delivery', 'delivery')}. Risk passes to you when the parcel is delivered, or left where you told the driver to leave it.`,
      ),
    ),
    section(
      'returns',
      'Returns',
      paragraph(
        `${whileReturns('An unworn pair can come back within {return_days} days for a refund. ')}Nothing in these terms takes away your rights under ${laws.consumer}: goods that are faulty or not as described are repaired, replaced or refunded as that law says, at our cost.`,
      ),
    ),
    section(
      'use',
      'Using this website',
      list([
        'Do not try to disturb it or to get at what is not yours.',
        'Text and pictures belong to us or our suppliers; ask before you publish them.',
        'We correct mistakes in descriptions and prices when we find them.',
      ]),
    ),
    section(
      'law',
      'Law',
      paragraph(`The law of ${laws.place} applies. Questions: ${emailLink(brand)} or ${phoneLink(brand)}.`),
    ),
  ]
  return {
    identifier: 'terms',
    title: 'Terms and conditions',
    content: content.join(''),
    metaDescription: `Terms of buying from ${brand.name} online.`,
  }
}

function privacyContent(brand: Brand): string {
  const laws = lawsOf(brand)
  return [
    paragraph(
      `${brand.name} handles personal information under ${laws.privacy}. This page says what we keep, why, and what you can ask of us.`,
    ),
    section(
      'what',
      'What we keep',
      list([
        'your email, name, addresses and phone number when you order, so that we can deliver and answer you',
        'what you bought, so that we can handle returns and keep the books the law asks for',
        'your email address for the newsletter, only if you asked for it',
        'technical records of visits for up to 30 days, to keep the shop running and safe',
      ]),
    ),
    section(
      'cards',
      'Cards',
      paragraph('Card numbers go straight to our payment service. They never reach our own computers.'),
    ),
    section(
      'others',
      'Who else sees it',
      paragraph(
        'Carriers get your delivery address and phone number; the payment service gets what it needs to charge your card. We sell personal information to nobody.',
      ),
    ),
    section(
      'cookies',
      'Cookies',
      paragraph(
        'The shop sets cookies that remember your bag and, if you ask us to keep it, your size. They expire after three days, others after 30 days at the latest. One keeps the postcode and suburb for which you saw a delivery date, two open the order you just placed or looked up for 30 minutes; none holds other personal details.',
      ),
    ),
    section(
      'rights',
      'What you can ask',
      paragraph(
        `To see, correct or delete what we hold about you, or to leave the newsletter, write to ${emailLink(brand)}. We answer within 30 days. If you are not satisfied you can turn to ${laws.regulator}.`,
      ),
    ),
  ].join('')
}

/** /privacy-policy. [R2.29, A08] */
export function privacyPolicyPage(brand: Brand): CmsPageSeed {
  return {
    identifier: 'privacy-policy',
    title: 'Privacy policy',
    content: privacyContent(brand),
    metaDescription: `How ${brand.name} handles personal information.`,
  }
}

/** /privacy: the same content with /privacy-policy as canonical address. [R2.30, A08] */
export function privacyPage(brand: Brand): CmsPageSeed {
  return { ...privacyPolicyPage(brand), identifier: 'privacy', canonicalIdentifier: 'privacy-policy' }
}
