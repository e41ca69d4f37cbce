import { parseArgs } from 'node:util'
import { type Brand, brands } from '@welt/brands'
import { toCents } from '@welt/kit/money'
import { addPromotion, endPromotion, type ListedPromotion, listPromotions, RuleError } from '#modules/promotions'
import type { openDatabase } from '../platform/database.ts'
import { Refusal, UsageError } from './calls.ts'
import { simulate } from './promo/simulate.ts'

type Db = ReturnType<typeof openDatabase>

export const PROMO_HELP = `npm run welt -- promo list <site> [--json]
  All promotions of a site: whether they are active, their codes, and how many orders use each.
npm run welt -- promo add <site> <name> --label "Text for shoppers" <discount> [--code SPRING20 ...] [conditions]
  Without a code it applies to every eligible bag. Running shops follow within a second.
  The discount, one of:
    --percent 20  --amount 15.00  --buy 2 --get 1 [--get-percent 50]  --cheapest-free 3  --free-delivery
  Conditions:
    --brand <brand> ...  --category <path> ...  --sku <product> ...  --no-sale  --minimum 100  --customers member|guest  --first-order
    --from 2026-11-24T09:00  --to 2026-11-30  (the site's time zone; a day includes its end)
    --stacks all|offers|nothing  (with everything, with offers but no other code, alone)  --priority 10  (highest first)
    --limit 100  --per-customer 1  (orders that may use a code)
    --listed  (shows the code to everyone on /promotions; otherwise only those you send it to know it)
npm run welt -- promo end <site> <name> [--json]
  Ends a promotion and its codes; existing orders are unchanged.
npm run welt -- promo simulate <site> <sku>=<count> … [--code <code> …] [--email <email>] [--member] [--json]
  What a bag would cost now, and why each offer and code applies or doesn't. --email counts earlier orders.
Sites: ${brands.map(({ id }) => id).join(', ')}
`

const OPTIONS = {
  json: { type: 'boolean' },
  label: { type: 'string' },
  code: { type: 'string', multiple: true },
  listed: { type: 'boolean' },
  percent: { type: 'string' },
  amount: { type: 'string' },
  buy: { type: 'string' },
  get: { type: 'string' },
  'get-percent': { type: 'string' },
  'cheapest-free': { type: 'string' },
  'free-delivery': { type: 'boolean' },
  brand: { type: 'string', multiple: true },
  category: { type: 'string', multiple: true },
  sku: { type: 'string', multiple: true },
  'no-sale': { type: 'boolean' },
  minimum: { type: 'string' },
  customers: { type: 'string' },
  'first-order': { type: 'boolean' },
  from: { type: 'string' },
  to: { type: 'string' },
  stacks: { type: 'string' },
  priority: { type: 'string' },
  limit: { type: 'string' },
  'per-customer': { type: 'string' },
  email: { type: 'string' },
  member: { type: 'boolean' },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>>['values']

const MOST = 1_000_000

function numberOf(
  values: Values,
  name: 'percent' | 'buy' | 'get' | 'get-percent' | 'cheapest-free' | 'priority' | 'limit' | 'per-customer',
) {
  const text = values[name]
  if (text === undefined) return undefined
  if (!/^\d{1,7}$/.test(text) || Number(text) > MOST) throw new UsageError(`--${name} takes a whole number.`)
  return Number(text)
}

function limitOf(values: Values, name: 'limit' | 'per-customer') {
  const limit = numberOf(values, name)
  if (limit === 0) throw new UsageError(`--${name} takes a whole number from 1.`)
  return limit
}

function centsOf(values: Values, name: 'amount' | 'minimum') {
  const text = values[name]
  if (text === undefined) return undefined
  if (!/^\d{1,5}(?:\.\d{1,2})?$/.test(text)) throw new UsageError(`--${name} takes dollars and cents, like 75.50.`)
  return toCents(Number(text))
}

/** @throws UsageError unless exactly one discount is given */
function effectOf(values: Values): object {
  const percent = numberOf(values, 'percent')
  const cents = centsOf(values, 'amount')
  const [buy, get, getPercent] = [numberOf(values, 'buy'), numberOf(values, 'get'), numberOf(values, 'get-percent')]
  const pieces = numberOf(values, 'cheapest-free')
  const effects = [
    percent !== undefined && { kind: 'percent', percent },
    cents !== undefined && { kind: 'fixed', cents },
    (buy ?? get) !== undefined && {
      kind: 'buy-get',
      buy,
      get,
      ...(getPercent !== undefined && { percent: getPercent }),
    },
    pieces !== undefined && { kind: 'cheapest-free', pieces },
    values['free-delivery'] === true && { kind: 'free-delivery' },
  ].filter((effect) => effect !== false)
  const [effect] = effects
  if (!effect || effects.length > 1) throw new UsageError('Give exactly one discount.')
  return effect
}

function ruleOf(values: Values): object {
  const minimumCents = centsOf(values, 'minimum')
  return {
    effect: effectOf(values),
    goods: { brands: values.brand, categories: values.category, skus: values.sku, isSaleExcluded: values['no-sale'] },
    customers: values.customers,
    isFirstOrderOnly: values['first-order'],
    stacking: values.stacks,
    ...(minimumCents !== undefined && { minimumCents }),
  }
}

async function add(db: Db, brand: Brand, key: string | undefined, values: Values): Promise<void> {
  if (!key || !values.label)
    throw new UsageError('Give the promotion a name, and the text that shoppers see with --label.')
  await addPromotion(db, brand, {
    key,
    label: values.label,
    rule: ruleOf(values),
    from: values.from,
    to: values.to,
    priority: numberOf(values, 'priority') ?? 0,
    codes: values.code ?? [],
    isListed: values.listed === true,
    useLimit: limitOf(values, 'limit'),
    perCustomerLimit: limitOf(values, 'per-customer'),
  })
}

function toText({ key, label, state, from, to, codes, is_automatic }: ListedPromotion): string {
  const window = from || to ? `  ${from ?? 'always'} to ${to ?? 'further notice'}` : ''
  const uses = codes.map(
    ({ code, used, use_limit: limit }) => `${code} used ${used}${limit === null ? '' : ` of ${limit}`}`,
  )
  return `${key}  ${state}  "${label}"  ${is_automatic ? 'automatic' : uses.join(', ')}${window}`
}

async function run(db: Db, args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const [verb, site, key, ...others] = positionals
  const brand = brands.find(({ id }) => id === site)
  if (!brand) throw new UsageError(`There is no site "${site ?? ''}".`)
  if (verb === 'simulate') return await simulate(db, brand, [key ?? '', ...others], values)
  if (verb === 'add') await add(db, brand, key, values)
  else if (verb === 'end' && !(await endPromotion(db, brand, key ?? '')))
    throw new Refusal(`No promotion "${key ?? ''}" is active.`)
  const all = await listPromotions(db, brand.websiteId)
  const shown = verb === 'list' ? all : all.filter((one) => one.key === key)
  const lines = shown.map(toText).join('\n') || 'The site has no promotions.'
  process.stdout.write(`${values.json ? JSON.stringify(shown, null, 2) : lines}\n`)
}

/** [A122] */
export async function promoCommand(db: Db, args: readonly string[]): Promise<number> {
  try {
    await run(db, args)
    return 0
  } catch (error) {
    throw error instanceof RuleError ? new Refusal(`${error.message}\n\n${PROMO_HELP}`) : error
  }
}
