/** What a promotion takes off; amounts in cents of the site's currency. */
export type PromotionAction =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'fixed'; readonly amountCents: number }
  /** Of every `buy` + `get` pieces the `get` cheapest are lowered by `percent`. */
  | { readonly kind: 'buy-x-get-y'; readonly buy: number; readonly get: number; readonly percent: number }
  /** The cheapest piece is free once there are `from` of them. */
  | { readonly kind: 'cheapest-free'; readonly from: number }
  | { readonly kind: 'free-delivery' }

/** Who a promotion is for. */
type CustomerGroup = 'guest' | 'member'

/** For what a promotion counts; what is left out does not matter, what is given must all be true. */
interface PromotionConditions {
  /** Brand values. */
  readonly brands?: readonly string[]
  /** Paths of categories; those below them count too. */
  readonly categories?: readonly string[]
  /** Products' own skus. */
  readonly skus?: readonly string[]
  readonly isSaleExcluded?: boolean
  readonly group?: CustomerGroup
  readonly isFirstOrder?: boolean
  /** Least value of the goods that count, after earlier savings. */
  readonly minimumCents?: number
}

/** What a promotion does and when: data, made by staff. */
export interface PromotionRule {
  readonly action: PromotionAction
  readonly conditions: PromotionConditions
  /** No other promotion lowers what this one lowers, and a coupon of it is alone on its bag. */
  readonly isExclusive: boolean
}

type Data = Readonly<Record<string, unknown>>

/** Why staff's data is no rule; the message names the place. */
class RuleError extends Error {
  override readonly name = 'RuleError'
}

function dataOf(value: unknown, where: string): Data {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new RuleError(`${where} must be an object.`)
  return value as Data
}

function refuseOthers(data: Data, known: readonly string[], where: string): void {
  const other = Object.keys(data).find((name) => !known.includes(name))
  if (other !== undefined) throw new RuleError(`${where} has no "${other}"; it may have ${known.join(', ')}.`)
}

function wholeNumber(data: Data, name: string, [least, most]: readonly [number, number]): number {
  const value = data[name]
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw new RuleError(`${name} must be a whole number from ${least} to ${most}.`)
  return value
}

function texts(data: Data, name: string): readonly string[] | undefined {
  const value = data[name]
  if (value === undefined) return undefined
  if (!Array.isArray(value) || value.length === 0 || !value.every((item) => typeof item === 'string' && item !== ''))
    throw new RuleError(`${name} must be a list of texts.`)
  return value
}

function isOn(data: Data, name: string): boolean {
  const value = data[name] ?? false
  if (typeof value !== 'boolean') throw new RuleError(`${name} must be true or false.`)
  return value
}

const MOST_CENTS = 10_000_000

function actionOf(value: unknown): PromotionAction {
  const data = dataOf(value, 'action')
  switch (data.kind) {
    case 'percent':
      refuseOthers(data, ['kind', 'percent'], 'action')
      return { kind: 'percent', percent: wholeNumber(data, 'percent', [1, 100]) }
    case 'fixed':
      refuseOthers(data, ['kind', 'amountCents'], 'action')
      return { kind: 'fixed', amountCents: wholeNumber(data, 'amountCents', [1, MOST_CENTS]) }
    case 'buy-x-get-y':
      refuseOthers(data, ['kind', 'buy', 'get', 'percent'], 'action')
      return {
        kind: 'buy-x-get-y',
        buy: wholeNumber(data, 'buy', [1, 99]),
        get: wholeNumber(data, 'get', [1, 99]),
        percent: data.percent === undefined ? 100 : wholeNumber(data, 'percent', [1, 100]),
      }
    case 'cheapest-free':
      refuseOthers(data, ['kind', 'from'], 'action')
      return { kind: 'cheapest-free', from: wholeNumber(data, 'from', [2, 99]) }
    case 'free-delivery':
      refuseOthers(data, ['kind'], 'action')
      return { kind: 'free-delivery' }
    default:
      throw new RuleError('action.kind must be percent, fixed, buy-x-get-y, cheapest-free or free-delivery.')
  }
}

const CONDITIONS = ['brands', 'categories', 'skus', 'isSaleExcluded', 'group', 'isFirstOrder', 'minimumCents'] as const

function conditionsOf(value: unknown): PromotionConditions {
  const data = dataOf(value ?? {}, 'conditions')
  refuseOthers(data, CONDITIONS, 'conditions')
  const [brands, categories, skus] = [texts(data, 'brands'), texts(data, 'categories'), texts(data, 'skus')]
  const { group } = data
  if (group !== undefined && group !== 'guest' && group !== 'member') throw new RuleError('group must be guest or member.')
  return {
    ...(brands && { brands }),
    ...(categories && { categories }),
    ...(skus && { skus }),
    ...(isOn(data, 'isSaleExcluded') && { isSaleExcluded: true }),
    ...(group && { group }),
    ...(isOn(data, 'isFirstOrder') && { isFirstOrder: true }),
    ...(data.minimumCents !== undefined && { minimumCents: wholeNumber(data, 'minimumCents', [1, MOST_CENTS]) }),
  }
}

/** Reads staff's data as a rule. @throws RuleError that says what is wrong with it */
export function parseRule(value: unknown): PromotionRule {
  const data = dataOf(value, 'The rule')
  refuseOthers(data, ['action', 'conditions', 'isExclusive'], 'The rule')
  return { action: actionOf(data.action), conditions: conditionsOf(data.conditions), isExclusive: isOn(data, 'isExclusive') }
}
