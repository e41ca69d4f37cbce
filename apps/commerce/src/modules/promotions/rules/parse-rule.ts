import { normalizeSku } from '@welt/kit/text/skus'
import { RuleError } from '../errors.ts'
import type { Effect, EligibleItems, PromotionRule } from './rule.ts'

type Fields = Readonly<Record<string, unknown>>

const MAX_NAMES = 200
const MAX_NAME_LENGTH = 120
const MAX_CENTS = 10_000_000

function fieldsOf(value: unknown, where: string, known: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RuleError(`${where} must be an object.`)
  const unknown = Object.keys(value).find((name) => !known.includes(name))
  if (unknown !== undefined) throw new RuleError(`${where} has a field "${unknown.slice(0, 40)}" that nobody knows.`)
  return value as Fields
}

function integerOf(fields: Fields, name: string, least: number, most: number): number {
  const value = fields[name]
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
  throw new RuleError(`"${name}" must be a whole number from ${least} to ${most}.`)
}

function flagOf(fields: Fields, name: string): boolean {
  const value = fields[name] ?? false
  if (typeof value !== 'boolean') throw new RuleError(`"${name}" must be true or false.`)
  return value
}

function choiceOf<T extends string>(fields: Fields, name: string, choices: readonly [T, ...T[]]): T {
  const value = fields[name] ?? choices[0]
  const choice = choices.find((one) => one === value)
  if (choice === undefined) throw new RuleError(`"${name}" must be one of: ${choices.join(', ')}.`)
  return choice
}

function namesOf(fields: Fields, name: string): readonly string[] {
  const value = fields[name] ?? []
  const isName = (one: unknown) => typeof one === 'string' && one.trim() !== '' && one.length <= MAX_NAME_LENGTH
  if (!Array.isArray(value) || value.length > MAX_NAMES || !value.every(isName))
    throw new RuleError(`"${name}" must be a list of at most ${MAX_NAMES} names.`)
  return [...new Set(value.map((one: string) => one.trim()))]
}

const EFFECT_FIELDS: Readonly<Record<Effect['kind'], readonly string[]>> = {
  percent: ['percent'],
  fixed: ['cents'],
  'buy-get': ['buy', 'get', 'percent'],
  'cheapest-free': ['pieces'],
  'free-delivery': [],
}

function isKind(kind: unknown): kind is Effect['kind'] {
  return typeof kind === 'string' && Object.hasOwn(EFFECT_FIELDS, kind)
}

function parseEffect(value: unknown): Effect {
  const kind = (value as Fields | null | undefined)?.kind
  if (!isKind(kind)) throw new RuleError(`"effect" must have a "kind" of: ${Object.keys(EFFECT_FIELDS).join(', ')}.`)
  const fields = fieldsOf(value, '"effect"', ['kind', ...EFFECT_FIELDS[kind]])
  switch (kind) {
    case 'percent':
      return { kind, percent: integerOf(fields, 'percent', 1, 100) }
    case 'fixed':
      return { kind, cents: integerOf(fields, 'cents', 1, MAX_CENTS) }
    case 'buy-get':
      return {
        kind,
        buy: integerOf(fields, 'buy', 1, 20),
        get: integerOf(fields, 'get', 1, 20),
        percent: fields.percent === undefined ? 100 : integerOf(fields, 'percent', 1, 100),
      }
    case 'cheapest-free':
      return { kind, pieces: integerOf(fields, 'pieces', 2, 20) }
    case 'free-delivery':
      return { kind }
    default:
      throw new RuleError(`unknown effect ${String(kind satisfies never)}`)
  }
}

function parseEligibleItems(value: unknown): EligibleItems {
  const fields = fieldsOf(value ?? {}, '"goods"', ['brands', 'categories', 'skus', 'isSaleExcluded'])
  return {
    brands: namesOf(fields, 'brands'),
    categories: namesOf(fields, 'categories').map((path) => path.replace(/^\/+|\/+$|\.html$/g, '')),
    skus: [...new Set(namesOf(fields, 'skus').map(normalizeSku))],
    isSaleExcluded: flagOf(fields, 'isSaleExcluded'),
  }
}

const FIELDS = ['effect', 'goods', 'customers', 'isFirstOrderOnly', 'minimumCents', 'stacking']

/** Rejects unknown fields. @throws RuleError */
export function parseRule(value: unknown): PromotionRule {
  const fields = fieldsOf(value, 'The rule', FIELDS)
  return {
    effect: parseEffect(fields.effect),
    goods: parseEligibleItems(fields.goods),
    customers: choiceOf(fields, 'customers', ['everybody', 'member', 'guest']),
    isFirstOrderOnly: flagOf(fields, 'isFirstOrderOnly'),
    minimumCents: fields.minimumCents === undefined ? 0 : integerOf(fields, 'minimumCents', 0, MAX_CENTS),
    stacking: choiceOf(fields, 'stacking', ['all', 'offers', 'nothing']),
  }
}

export function findRule(value: unknown): PromotionRule | undefined {
  try {
    return parseRule(value)
  } catch (error) {
    if (error instanceof RuleError) return undefined
    throw error
  }
}
