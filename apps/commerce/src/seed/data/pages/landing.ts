import type { Brand } from '@welt/brands'
import { capitalized } from '@welt/kit/text/capitalized'
import type { CmsPageSeed } from '#modules/content'
import { phoneLink, reachUs, whileReturns, whileRewards, withoutReturns } from './facts.ts'
import { link, list, paragraph, questionLink, section } from './html.ts'

/** /promotions; the storefront adds the offers in force. [R2.27, A10] */
export function promotionsPage(brand: Brand): CmsPageSeed {
  return {
    identifier: 'promotions',
    title: 'Promotions',
    contentHeading: 'Offers now',
    content: paragraph(
      `What is on at ${brand.name} today, with its terms.`,
      'Sale prices are already in the price you see; codes go in your bag or at checkout.',
      `Ways to pay are under ${link('/payments-promotions', 'payments and promotions')}.`,
    ),
    metaDescription: `Offers and promo codes in force at ${brand.name}, with their terms.`,
  }
}

/** /brands; the storefront adds the featured ones. [R2.44, A09] */
export function brandsPage(brand: Brand): CmsPageSeed {
  const name = brand.voice.brands
  return {
    identifier: 'brands',
    title: 'Brands',
    contentHeading: capitalized(name),
    content: paragraph(
      `${brand.name} sells {brands_spelled} ${name}.`,
      `Start with the ones we know best, or see ${link('/all-brands', `all ${name} from A to Z`)}.`,
    ),
    metaDescription: `The brands that ${brand.name} stands for, and where to find each one’s shoes.`,
  }
}

/** /help-hub; the storefront adds the search. [R2.35] */
export function helpHubPage(brand: Brand): CmsPageSeed {
  const often = [
    link('/order', 'where is my order'),
    whileReturns(`${link('/return/guest', 'return a pair')}, `),
    link('/size-guide', 'find my size'),
  ]
  const aboutReturns = [
    whileReturns('how, where and how long'),
    withoutReturns('what to do when something is wrong'),
  ].join('')
  const content = [
    section('often', 'Often asked', paragraph(`${often[0]}, ${often[1]}${often[2]}`)),
    section(
      'topics',
      'Choose a topic',
      list([
        `${link('/delivery', 'Delivery')}: costs, days and where we send to`,
        `${link('/returns', 'Returns and faults')}: ${aboutReturns}`,
        `${link('/size-guide', 'Sizes and fit')}: charts, converter and measuring at home`,
        `${link('/payments-promotions', 'Payment and codes')}: cards{gift_cards}, gift cards{/gift_cards} and offers`,
        `{collect}${link('/click-and-collect', 'Click and collect')}: where and when{/collect}`,
        `{no_collect}${link('/store-locator', 'Stores')}: where and when{/no_collect}`,
        `${link('/order', 'My order')}: see, change or cancel it`,
        `${link('/customer/account', 'Account')}: sign-in and details`,
        whileRewards(`${link('/shoebucks', 'Shoebucks')}: tiers and rewards`),
        `{no_rewards}${link('/product-information', 'Product care')}: materials and looking after them{/no_rewards}`,
      ]),
    ),
    section(
      'frequent',
      'Asked most',
      list([
        questionLink('What does delivery cost, and how long does it take?'),
        whileReturns(questionLink('How long can I return shoes?')),
        questionLink('Can I change or cancel an order?'),
        questionLink('How do I find my size?'),
        questionLink('How can I pay?'),
      ]),
    ),
    section(
      'people',
      'Talk to a person',
      list([
        `${phoneLink(brand)}: {desk_hours}`,
        `${link('/contact', 'Write to us')}: we answer within {answer_days}`,
        `${link('/store-locator', 'Ask in a store')}: {store_count} stores, feet measured for free`,
      ]),
    ),
  ]
  return {
    identifier: 'help-hub',
    title: 'Help hub',
    contentHeading: 'How can we help?',
    content: content.join(''),
    metaDescription: `Help from ${brand.name}: search the questions, find an order, or reach a person.`,
  }
}

/** /accessibility: what works, what doesn't, and whom to contact. */
export function accessibilityPage(brand: Brand): CmsPageSeed {
  const content = [
    paragraph(
      `Everyone should be able to buy shoes at ${brand.name}.`,
      'We build this shop to the Web Content Accessibility Guidelines 2.2, level AA.',
    ),
    section(
      'works',
      'What works',
      list([
        'Every page and every step to an order works with a keyboard and without JavaScript.',
        'Text and controls have the contrast that the guidelines ask for, and grow to 400% without scrolling sideways.',
        'Screen readers get headings, labels and messages; pictures of shoes are described.',
        'Nothing moves when your device asks for less motion.',
      ]),
    ),
    section(
      'known',
      'What we know is not good enough',
      list([
        'Fields for card numbers and wallet buttons come from our payment service, and their look is not all ours.',
        'Photos in reviews are described only as far as their writers did.',
      ]),
    ),
    section(
      'tested',
      'How we check',
      paragraph(
        'Automatic checks run over the pages of every shop with each change,',
        'and we try the way to an order with the keyboard alone.',
      ),
    ),
    section(
      'barriers',
      'Tell us',
      paragraph(
        `If something is in your way, ${reachUs(brand)}, or use the ${link('/contact', 'contact form')}.`,
        'We can take your order by phone, and we answer within {answer_days}.',
      ),
    ),
  ]
  return {
    identifier: 'accessibility',
    title: 'Accessibility',
    content: content.join(''),
    metaDescription: `How ${brand.name}’s shop works for people with disabilities, and how to tell us what does not.`,
  }
}
