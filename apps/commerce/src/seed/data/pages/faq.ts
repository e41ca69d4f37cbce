import type { Brand } from '@welt/brands'
import type { CmsPageSeed } from '#modules/content'
import {
  daysOf,
  destinationsOf,
  freeFrom,
  gstRate,
  methodsTo,
  reachUs,
  whileGiftCards,
  whileReturns,
  whileRewards,
  withoutReturns,
} from './facts.ts'
import { link, question, section } from './html.ts'

function freeDeliveryAnswer(brand: Brand): string {
  const [method] = methodsTo(brand, brand.country)
  const from = method && freeFrom(brand, method)
  if (!method || from === undefined) return `All methods and prices are under ${link('/delivery', 'delivery')}.`
  return `${method.methodTitle} is free on orders of ${from} or more and takes ${daysOf(brand, method)}. All methods are under ${link('/delivery', 'delivery')}.`
}

/** /faq. [R2.26] */
export function faqPage(brand: Brand): CmsPageSeed {
  const orders = [
    question('Do I need an account to order?', 'No. Your email address, delivery address and card are enough.'),
    question(
      'How do I know you’ve got my order?',
      'You see the order number as soon as it is paid, and a confirmation goes to your email address.',
    ),
    question('Can I change or cancel an order?', `If it has not left our warehouse, yes: ${reachUs(brand)}.`),
    question(
      'My size is sold out. Will it come back?',
      'We restock popular sizes through the season. The product page always shows what we have now.',
    ),
  ]
  const delivery = [
    question('What does delivery cost, and how long does it take?', freeDeliveryAnswer(brand)),
    question('Where do you deliver?', `To ${destinationsOf(brand)}.`),
    question('Can a parcel be left when no one is home?', 'For Australian addresses, yes: choose a place at checkout.'),
  ]
  const payment = [
    question(
      'How can I pay?',
      `By card{gift_cards}, with our gift cards{/gift_cards}, and in the other ways under ${link('/payments-promotions', 'payments and promotions')}.`,
    ),
    whileGiftCards(
      question(
        'How do I pay with a gift card?',
        `Enter its number and PIN in your bag or at checkout. One order can use several cards; pay the rest by card, and any balance stays on your gift card. ${link('/gift-card/balance', 'Check a balance')} at any time.`,
      ),
    ),
    whileGiftCards(
      question(
        'Can I buy a gift card?',
        `Yes. Choose ${link('/gift-card.html', 'a gift card')}, an amount and the day it should arrive, and we’ll email it for you. A gift card can’t pay for another gift card.`,
      ),
    ),
    question(
      'Where do I enter a promo code?',
      `In your bag or at checkout. Your bag shows what the code saves, or why it doesn’t apply. Offers without a code apply automatically; they’re listed under ${link('/payments-promotions', 'payments and promotions')}.`,
    ),
    whileRewards(
      question(
        'How do I use a reward?',
        'Sign in, then choose the reward in your bag or at checkout. Each reward can be used on one order.',
      ),
    ),
    question(
      'Is GST included?',
      `Yes. Prices are in ${brand.currency} and include ${gstRate(brand.country)} GST; the bag shows how much of the total it is.`,
    ),
    question(
      'I saw an error. Was my card charged?',
      'An order is only made once. If a payment is refused or stays unanswered, your bag stays as it was and you’re never charged twice.',
    ),
  ]
  const returns = [
    whileReturns(
      question(
        'How long can I return shoes?',
        `{return_days} days for a change of mind, unworn. {return_postage} We put faults right at our cost, even after that. See ${link('/returns', 'returns')}.`,
      ),
    ),
    withoutReturns(
      question(
        'What if something is wrong with my shoes?',
        `We put faults right at our cost; see ${link('/returns', 'returns')}. We don’t take back shoes for a change of mind at the moment, so please check your size before you order.`,
      ),
    ),
    question(
      'How do I find my size?',
      `Measure your foot and look it up in ${link('/size-guide', 'the size guide')}; it lists centimetres first.`,
    ),
  ]
  const content = [
    section('orders', 'Orders', ...orders),
    section('delivery', 'Delivery', ...delivery),
    section('payment', 'Payment', ...payment),
    section('returns', 'Returns and sizes', ...returns),
  ]
  return {
    identifier: 'faq',
    title: 'Frequently asked questions',
    content: content.join(''),
    metaDescription: `Answers about orders, delivery, payment and returns at ${brand.name}.`,
  }
}
