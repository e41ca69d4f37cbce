interface RiskRule {
  readonly name: string
  /** For staff. */
  readonly title: string
  readonly weight: number
  /** What it is compared with; absent where it is met or not. */
  readonly from?: number
}

/** A site may set other weights and limits; a weight of 0 is off. [decision 124] */
export const RISK_RULES = [
  { name: 'countries_differ', title: 'billed and delivered in different countries', weight: 25 },
  { name: 'card_country', title: 'card from another country than the billing address', weight: 30 },
  { name: 'attempts', title: 'many payments with one email in an hour', weight: 25, from: 4 },
  { name: 'cards', title: 'several cards with one email in a day', weight: 30, from: 3 },
  { name: 'emails', title: 'one card with several emails in a day', weight: 40, from: 2 },
  { name: 'names', title: 'a new guest with several names', weight: 25, from: 2 },
  { name: 'total', title: 'high total in cents', weight: 20, from: 80_000 },
  { name: 'same_style', title: 'many pairs of one style', weight: 20, from: 4 },
] as const satisfies readonly RiskRule[]

export type RiskRuleName = (typeof RISK_RULES)[number]['name']
