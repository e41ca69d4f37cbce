import type { Brand } from '@welt/brands'
import { shortDollars } from '@welt/kit/money'
import { capitalized } from '@welt/kit/text/capitalized'
import type { Offer } from '#src/platform/contract/contract.generated'
import type { Effect, PromotionRule } from './rules/rule.ts'
import type { ShownOffer } from './store.ts'

const SECOND_MS = 1000
const FAR_FUTURE = 8.64e15

/** Highest possible discount, in percent of the eligible items. */
function sizeOf({ effect, minimumCents }: PromotionRule): number {
  if (effect.kind === 'percent') return effect.percent
  if (effect.kind === 'fixed') return (100 * effect.cents) / Math.max(minimumCents, effect.cents)
  if (effect.kind === 'cheapest-free') return 100 / effect.pieces
  return effect.kind === 'free-delivery' ? 0 : (effect.get * effect.percent) / (effect.buy + effect.get)
}

/** Soonest to end first, then the largest. */
export function largestFirst(a: ShownOffer, b: ShownOffer): number {
  const endOf = ({ promotion }: ShownOffer) => promotion.endsAt?.getTime() ?? FAR_FUTURE
  return endOf(a) - endOf(b) || sizeOf(b.promotion.rule) - sizeOf(a.promotion.rule)
}

function dayText(at: Date, { timeZone, locale }: Brand): string {
  const format = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone } as const
  return new Intl.DateTimeFormat(locale.replace('_', '-'), format).format(at).replaceAll(',', '')
}

/** The last day of an exclusive end. */
const lastDay = (endsAt: Date, brand: Brand) => dayText(new Date(endsAt.getTime() - SECOND_MS), brand)

function windowText({ promotion: { startsAt, endsAt }, overSince, uses_limit }: ShownOffer, brand: Brand): string {
  if (overSince) return `Ended ${lastDay(overSince, brand)}.`
  if (!endsAt && uses_limit !== null) {
    const from = startsAt ? `From ${dayText(startsAt, brand)} until` : 'Until'
    return `${from} ${uses_limit === 1 ? '1 order has' : `${uses_limit} orders have`} used it.`
  }
  if (startsAt && endsAt) return `From ${dayText(startsAt, brand)} to ${lastDay(endsAt, brand)}.`
  if (endsAt) return `Until ${lastDay(endsAt, brand)}.`
  return startsAt ? `From ${dayText(startsAt, brand)}, until further notice.` : 'Until further notice.'
}

function effectText(effect: Effect): string {
  const off = (percent: number) => (percent === 100 ? 'free' : `${percent}% off`)
  if (effect.kind === 'percent') return `${effect.percent}% off each pair it is for.`
  if (effect.kind === 'fixed') return `${shortDollars(effect.cents)} off, shared over the pairs it is for.`
  if (effect.kind === 'free-delivery') return 'Standard delivery is free.'
  if (effect.kind === 'cheapest-free')
    return `With ${effect.pieces} pairs or more, the cheapest is free, once per order.`
  return `Of every ${effect.buy + effect.get} pairs the ${effect.get === 1 ? 'cheapest is' : `cheapest ${effect.get} are`} ${off(effect.percent)}.`
}

function goodsText({ goods }: PromotionRule): string {
  const names = goods.brands.length > 0 ? goods.brands.join(', ') : goods.categories.map(titleOf).join(', ')
  const what = names || (goods.skus.length > 0 ? 'Chosen styles' : 'All shoes')
  return goods.isSaleExcluded ? `${what}, not those on sale.` : `${what}, those on sale as well.`
}

const titleOf = (path: string) => {
  const last = path.split('/').at(-1)?.replaceAll('-', ' ') ?? path
  return capitalized(last)
}

const STACKING = {
  all: 'Works with other codes and offers.',
  offers: 'Works with offers, not with another code.',
  nothing: 'Not with another code or offer.',
}

function limitTexts({ uses_left, per_customer_limit }: ShownOffer): string[] {
  return [
    ...(uses_left === null ? [] : [`${uses_left} left.`]),
    ...(per_customer_limit === null
      ? []
      : [per_customer_limit === 1 ? 'Once for each customer.' : `${per_customer_limit} times for each customer.`]),
  ]
}

const minimumTexts = ({ minimumCents }: PromotionRule) =>
  minimumCents > 0 ? [`On ${shortDollars(minimumCents)} or more of them together.`] : []

const summaryOf = (rule: PromotionRule) => [effectText(rule.effect), ...minimumTexts(rule)]

/** The first category, or the page of the only brand. `brandPaths` are by name. */
function goodsPath({ goods }: PromotionRule, brandPaths: ReadonlyMap<string, string | null>): string | null {
  const [category] = goods.categories
  const [name, ...others] = goods.brands
  return category ?? (name !== undefined && others.length === 0 ? (brandPaths.get(name) ?? null) : null)
}

export function offerModel(row: ShownOffer, brand: Brand, brandPaths: ReadonlyMap<string, string | null>): Offer {
  const { promotion, code, key, uses_limit, uses_left, shoes } = row
  const { rule } = promotion
  return {
    key,
    label: promotion.label,
    code,
    summary: summaryOf(rule).join(' '),
    terms: [
      windowText(row, brand),
      effectText(rule.effect),
      goodsText(rule),
      ...minimumTexts(rule),
      ...(rule.isFirstOrderOnly ? ['On your first order.'] : []),
      ...(rule.customers === 'member' ? ['For signed-in customers.'] : []),
      ...(rule.customers === 'guest' ? ['For orders without an account.'] : []),
      ...limitTexts(row),
      STACKING[rule.stacking],
    ],
    goods_path: goodsPath(rule, brandPaths),
    shoes: rule.effect.kind === 'free-delivery' ? [] : [...shoes],
    ends_at: promotion.endsAt?.toISOString() ?? null,
    uses_limit,
    uses_left,
    is_first_order_only: rule.isFirstOrderOnly,
    is_for_members: rule.customers === 'member',
  }
}
