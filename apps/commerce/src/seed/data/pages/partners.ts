import type { Brand } from '@welt/brands'
import type { CmsPageSeed } from '#modules/content'
import { emailLink } from './facts.ts'
import { link, list, paragraph, section, table } from './html.ts'

/** Terms of the affiliate programme; /affiliate-terms is their only source. */
const PARTNER_TERMS = {
  fullPricePercent: 8,
  salePercent: 4,
  linkDays: 30,
  leastDollars: 50,
  noticeDays: 30,
  answerDays: 5,
}

/** The terms before those of `PARTNER_TERMS`. */
export const EARLIER_PARTNER_TERMS = {
  ...{ terms: { ...PARTNER_TERMS, salePercent: 3, linkDays: 14 }, from: '2026-03-01T00:00', to: '2026-11-01T00:00' },
  note: 'A link counted for 14 days, and sale shoes earned 3%.',
}

/** /affiliates. [R2.39] */
export function affiliatesPage(brand: Brand): CmsPageSeed {
  const content = [
    paragraph(
      `Do you write, film or talk about shoes? Send readers to ${brand.name} and earn a share of what they buy. Joining costs nothing, and you choose what you show.`,
    ),
    section(
      'how',
      'How it works',
      list([
        'Write to us and tell us where you publish. A person reads every application.',
        'You get a link of your own to any page of our shop.',
        'We add up the orders that came by your link and pay you each month.',
      ]),
    ),
    section(
      'share',
      'What you earn',
      paragraph(
        `${PARTNER_TERMS.fullPricePercent}% of full-price shoes and ${PARTNER_TERMS.salePercent}% of sale shoes, counted on what the shopper paid without GST. What counts, and when we pay, is in the ${link('/affiliate-terms', 'affiliate terms')}.`,
      ),
    ),
    section(
      'good-fit',
      'Who does well',
      list([
        'sites and newsletters about getting dressed, walking, work or family',
        'people who try shoes on and say how they fit',
        'clubs and schools whose members need shoes',
      ]),
    ),
    section(
      'apply',
      'Apply',
      paragraph(
        `Use the ${link('/contact', 'contact form')} or write to ${emailLink(brand)} with the address of your site and how many people read it. We answer within ${PARTNER_TERMS.answerDays} working days.`,
      ),
    ),
  ]
  return {
    identifier: 'affiliates',
    title: 'Affiliates',
    contentHeading: `Affiliates of ${brand.name}`,
    content: content.join(''),
    metaDescription: `Send readers to ${brand.name} and earn a share of what they buy.`,
  }
}

/** /affiliate-terms. [R2.40] */
export function affiliateTermsPage(brand: Brand, terms = PARTNER_TERMS): CmsPageSeed {
  const countries = brand.shipsTo.length > 1 ? 'Australia or New Zealand' : 'Australia'
  const content = [
    paragraph(`For partners who send readers to ${brand.name}.`),
    section(
      'who',
      'Who can join',
      paragraph(
        `Anyone over 18 with a website, newsletter or channel of their own in ${countries}. We read every application and answer within ${terms.answerDays} working days.`,
      ),
    ),
    section(
      'share',
      'What you earn',
      table(
        'Share of each sale',
        ['Sale', 'You earn'],
        [
          ['Full-price shoes', `${terms.fullPricePercent}%`],
          ['Sale shoes', `${terms.salePercent}%`],
          ['Delivery{gift_cards} and gift cards{/gift_cards}', 'nothing'],
        ],
      ),
      paragraph('A share of the price the shopper paid, without GST, after discounts.'),
    ),
    section(
      'counts',
      'What counts',
      list([
        `The shopper came by your link and ordered within ${terms.linkDays} days.`,
        'Yours was the last partner’s link they followed.',
        'They allowed partner cookies. Without that we can’t see where an order came from.',
        'Returned and cancelled orders come off again.',
      ]),
    ),
    section(
      'paid',
      'How we pay',
      paragraph(
        `By bank transfer on the 15th, for orders whose return time has ended, once you have earned $${terms.leastDollars} or more. Less than that moves to the next month.`,
      ),
    ),
    section(
      'not',
      'What you may not do',
      list([
        'Bid on our name in search engines.',
        'Say an offer is live when it has ended.',
        'Hide that you are paid for the link.',
      ]),
    ),
    section(
      'ending',
      'Ending it',
      paragraph(
        `Either of us may end this with ${terms.noticeDays} days’ notice. What you have earned by then is paid.`,
      ),
    ),
    section(
      'questions',
      'Questions',
      paragraph(`${link('/affiliates', 'How to apply')}, or write to ${emailLink(brand)}.`),
    ),
  ]
  return {
    identifier: 'affiliate-terms',
    title: 'Affiliate terms',
    content: content.join(''),
    metaDescription: `What partners of ${brand.name} earn, what counts and how it is paid.`,
  }
}
