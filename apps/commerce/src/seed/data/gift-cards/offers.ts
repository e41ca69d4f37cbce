import type { SiteId } from '@welt/brands'

export const giftCardProduct = {
  sku: 'GIFT-CARD',
  urlKey: 'gift-card',
  name: 'Gift card',
  shortDescription: 'Sent by email on the day you choose. Good for every label in the shop.',
  description:
    'Choose an amount, say who it is for and when it should arrive. We email the card with its number and PIN, ready to use in the bag or at checkout. What is not spent stays on the card. Gift cards cannot be returned or swapped for cash.',
} as const

/** In dollars of the site's currency. [R3.24] */
export interface GiftCardOfferData {
  readonly site: SiteId
  readonly amounts: readonly number[]
  /** Range of custom amounts; undefined when only the listed ones are sold. */
  readonly open: readonly [min: number, max: number] | undefined
  /** 0: never expires. */
  readonly lifetimeDays: number
  readonly messageMaxLength: number
}

/** The minimum under Australian law. */
const THREE_YEARS = 1095

export const giftCardOffers: readonly GiftCardOfferData[] = [
  {
    site: 'williams',
    amounts: [25, 50, 100, 150, 200],
    open: [20, 500],
    lifetimeDays: THREE_YEARS,
    messageMaxLength: 200,
  },
  {
    site: 'styletread',
    amounts: [50, 75, 100, 150, 200],
    open: [20, 500],
    lifetimeDays: THREE_YEARS,
    messageMaxLength: 200,
  },
  {
    site: 'styletread-nz',
    amounts: [50, 75, 100, 150, 200],
    open: [20, 500],
    lifetimeDays: THREE_YEARS,
    messageMaxLength: 200,
  },
  {
    site: 'mollini',
    amounts: [50, 100, 150, 250, 500],
    open: [25, 500],
    lifetimeDays: THREE_YEARS,
    messageMaxLength: 200,
  },
  { site: 'trybe', amounts: [25, 50, 75, 100], open: [25, 300], lifetimeDays: THREE_YEARS, messageMaxLength: 200 },
  { site: 'mathers', amounts: [25, 50, 100, 200], open: [20, 500], lifetimeDays: THREE_YEARS, messageMaxLength: 200 },
  { site: 'midas', amounts: [50, 100, 150, 200], open: undefined, lifetimeDays: 0, messageMaxLength: 200 },
]
