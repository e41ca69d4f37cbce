import type { Brand, SiteId } from '@welt/brands'
import type { CmsPageSeed } from '#modules/content'
import { nzCents } from '../../catalogue/prices.ts'
import { styleCopy } from '../styles/index.ts'
import { emailLink, phoneLink } from './facts.ts'
import { list, paragraph, question, section, table } from './html.ts'

type Pair = readonly [style: string, name: string]

/** Ana returns the first pair and buys the second with a birthday reward. */
const PAIRS: Readonly<Record<SiteId, readonly Pair[]>> = {
  williams: [
    ['scholar', 'Scholar School Lace-Up'],
    ['palma', 'Palma Block-Heel Sandal'],
    ['ines', 'Ines Mary Jane Flat'],
  ],
  styletread: [
    ['odette', 'Odette Kitten-Heel Court Pump'],
    ['palma', 'Palma Block-Heel Sandal'],
    ['delphi', 'Delphi Flat Sandal'],
  ],
  'styletread-nz': [
    ['odette', 'Odette Kitten-Heel Court Pump'],
    ['palma', 'Palma Block-Heel Sandal'],
    ['delphi', 'Delphi Flat Sandal'],
  ],
  mollini: [
    ['byron', 'Byron Flatform Sandal'],
    ['colette', 'Colette Heeled Mule'],
    ['anais', 'Anais Ballet Flat'],
  ],
  trybe: [
    ['scholar', 'Scholar School Lace-Up'],
    ['cub', 'Cub Hiking Boot'],
    ['scout', 'Scout Lace-Up Combat Boot'],
    ['honour', 'Honour T-Bar School Shoe'],
  ],
  mathers: [
    ['meredith', 'Meredith Block-Heel Ankle Boot'],
    ['easton', 'Easton Touch-Fastening Sneaker'],
    ['delphi', 'Delphi Flat Sandal'],
  ],
  midas: [
    ['florence', 'Florence Stiletto Court Pump'],
    ['gabrielle', 'Gabrielle Slingback'],
    ['odette', 'Odette Kitten-Heel Court Pump'],
  ],
}
const COUNTS = ['no', 'one', 'two', 'three', 'four']

/** Sums as terms in cents, which the server calculates when the page is read. */
function exampleOf(brand: Brand) {
  const priced = PAIRS[brand.id].map(([style, name]) => {
    const { priceCents = 0 } = styleCopy[style] ?? {}
    return { name, cents: brand.country === 'NZ' ? nzCents(priceCents) : priceCents }
  })
  const [returned, rewarded, ...others] = priced
  if (!returned || !rewarded) throw new Error(`Name at least two pairs of ${brand.id}.`)
  const less = `${rewarded.cents}-member_birthday`
  const total = [`${returned.cents}-${returned.cents}`, less, ...others.map(({ cents }) => cents)].join('+')
  return { returned, rewarded, others, less, total, count: COUNTS[priced.length] ?? '' }
}

function yearSection(brand: Brand): string {
  const { returned, rewarded, others, less, total, count } = exampleOf(brand)
  return section(
    'year',
    'A year, added up',
    paragraph(
      `Ana bought ${count} pairs in one year and sent one back.`,
      `She is {tier_at:${total}}, {left_after:${total}}.`,
    ),
    table(
      'What Ana paid and got back',
      ['Order', 'Counts'],
      [
        [returned.name, `+{sum:${returned.cents}}`],
        ['Refund for it', `−{sum:${returned.cents}}`],
        [`${rewarded.name}{birthday_off}`, `+{sum:${less}}`],
        ...others.map(({ name, cents }) => [name, `+{sum:${cents}}`]),
        ['Spent in the year', `{sum:${total}}`],
      ],
    ),
  )
}

/** For signed-in customers only, in the site's own country. */
function memberDelivery(brand: Brand): readonly string[] {
  const free = brand.thresholds.find(({ country, requiresLogin }) => requiresLogin && country === brand.country)
  if (!free) return []
  const over = `over {free_from:${free.code}:${free.country}}`
  return [free.code === 'EXPRESS' ? 'Free express delivery' : 'Free delivery', over]
}

function tiersSection(brand: Brand): string {
  const [delivery, over = ''] = memberDelivery(brand)
  const days = '{reward_days} days'
  return section(
    'tiers',
    'What each tier gets',
    table(
      'Tiers and their rewards',
      ['', 'Member', 'Silver', 'Gold'],
      [
        ['Spend in a year', 'from $0', 'from {silver_spend}', 'from {gold_spend}'],
        ['When you get there', 'no reward', '{silver_reward}', '{gold_reward}'],
        ['Your birthday', '{member_birthday}', '{silver_birthday}', '{gold_birthday}'],
        ...(delivery ? [[delivery, over, over, over]] : []),
        ['Rewards last', 'none', days, days],
        ['Birthday rewards last', ...Array.from({ length: 3 }, () => '{birthday_reward_days} days')],
      ],
    ),
    paragraph(
      `Tiers are for one shop and one year. Amounts in ${brand.currency}.`,
      'For a birthday reward, add your birthday to your details at least {birthday_notice_days} days before it.',
    ),
  )
}

function questionsSection(brand: Brand): string {
  return section(
    'questions',
    'Questions',
    question(
      'How do I use a reward?',
      'Sign in, open your bag and press Use beside the reward. It comes off before you pay. One reward for each order.',
    ),
    question(
      'What happens on 1 January?',
      'Your spend starts again at $0, and so does your tier. Rewards you already have stay until their own last day.',
    ),
    question(
      'I returned a pair. What happens to my tier?',
      'A refund comes off your spend for the year. A reward you have already used stays used.',
    ),
    question(
      'Can I join in a store?',
      'You join on this website, with an email and a password. At the counter, all you need is your phone.',
    ),
    question('How do I leave?', `Write to ${emailLink(brand)} or call ${phoneLink(brand)}.`),
  )
}

/** /shoebucks: the loyalty programme, missing while it is off. [R2.31, A07] */
export function shoebucksPage(brand: Brand): CmsPageSeed {
  const content = [
    paragraph('Free to join. A reward at {silver_spend} and at {gold_spend} a year, and one on your birthday.'),
    section(
      'steps',
      'Three steps, no card to carry',
      list([
        '<h3>Shop as usual</h3><p>Every dollar you pay for shoes counts, signed in or with your account’s email.</p>',
        '<h3>Reach a tier</h3><p>Your spend is added up from 1 January to 31 December.</p>',
        '<h3>Take it off a pair</h3><p>Rewards wait in your bag. One press takes the money off.</p>',
      ]),
    ),
    tiersSection(brand),
    yearSection(brand),
    section(
      'counts',
      'What counts',
      list([
        'Shoes, GST included',
        'Sale prices, at what you paid',
        'Guest orders with your email, once you have confirmed it',
        'Orders you pay for with a gift card',
      ]),
    ),
    section(
      'does-not',
      'What doesn’t',
      list([
        'Delivery and return labels',
        'Gift cards you buy',
        'The part a reward or code took off',
        'Anything refunded',
      ]),
    ),
    questionsSection(brand),
  ]
  return {
    identifier: 'shoebucks',
    title: 'Shoebucks',
    content: content.join(''),
    metaDescription: `Shoebucks, the rewards programme of ${brand.name}: free to join, money off later pairs.`,
    shownWhile: 'rewards',
  }
}
