import { seenText } from '@welt/kit/text/typed-text'
import type pg from 'pg'
import { findBrokenInvariants } from '#modules/orders'
import { type Operator, recordCommand } from '#modules/site'
import { readEnvironment, readOperatorToken, readReplicaUrl } from '../platform/config.ts'
import { openDatabase, openPool, rolledBack } from '../platform/database.ts'
import { moveClock, resetClock } from '../platform/test-clock.ts'
import { atOwnStore, recordedCall, requireOperator, requireRole } from './access/operator.ts'
import { type RuledForm, ruledForm } from './access/permissions.ts'
import { TOKEN_HELP, tokenCommand } from './access/token.ts'
import { accountCommands } from './account.ts'
import { cachesCommand, purgeCommand } from './caches/caches.ts'
import { type CheckedCall, checkCall, MISUSED, Refusal, UsageError, usageOf } from './calls.ts'
import { CUSTOMERS_HELP, customersCommand } from './customers/customers.ts'
import { DELIVERY_ZONES_HELP, deliveryZonesCommand } from './delivery-zones/delivery-zones.ts'
import { demoOrdersCommand } from './demo-orders/demo-orders.ts'
import { GIFT_CARD_HELP, giftCardCommand } from './gift-card/gift-card.ts'
import { MAILS_HELP, mailsCommand } from './mails.ts'
import { MAINTENANCE_HELP, maintenanceCommand } from './maintenance.ts'
import { MERCHANDISING_HELP, merchandisingCommands } from './merchandising.ts'
import { cancelCommand, ORDER_HELP, orderCommand } from './order/order.ts'
import { orderSourcesCommand } from './order-sources.ts'
import { PAGES_HELP, pagesCommand } from './pages.ts'
import { PAYMENTS_HELP, paymentsCommand } from './payments.ts'
import { PRODUCTS_HELP, productsCommand } from './products/products.ts'
import { PROMO_HELP, promoCommand } from './promo.ts'
import { REDEMPTION_HELP, redemptionCommand } from './redemption.ts'
import { REPORT_HELP, reportCommand } from './report/report.ts'
import { RETURNS_HELP, returnsCommand } from './returns/returns.ts'
import { REVIEWS_HELP, reviewsCommand } from './reviews.ts'
import { searchCommands } from './search.ts'
import { SETTING_HELP, settingCommand } from './setting.ts'
import { SITE_HELP, siteCommand } from './site/site.ts'
import { SOURCE_HELP, sourceCommand } from './source.ts'
import { STOCK_HELP, stockCommand } from './stock.ts'
import { STORE_HELP, storeCommand } from './store/store.ts'

type Command = (db: ReturnType<typeof openDatabase>, args: readonly string[]) => Promise<number>

const invariants: Command = async (db, args) => {
  const broken = await findBrokenInvariants(db)
  if (args.includes('--json')) process.stdout.write(`${JSON.stringify(broken)}\n`)
  else
    process.stdout.write(
      broken.length ? `${broken.map(({ rule, what }) => `${rule}  ${what}`).join('\n')}\n` : 'I1 to I8 hold.\n',
    )
  return broken.length ? 1 : 0
}

const CLOCK_UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 24 * 3600 }

/** Moves the clock of a test database. */
const testClock: Command = async (db, [by = '', ...others]) => {
  const [, count, unit = ''] = /^\+(\d{1,6})([smhd])$/.exec(by) ?? []
  if (by !== 'reset' && !count) throw new UsageError('Give an offset, or reset: npm run welt -- test-clock +2h')
  if (by === 'reset') await resetClock(db)
  else await moveClock(db, readEnvironment(process.env), Number(count) * (CLOCK_UNITS[unit] ?? 1))
  const said = by === 'reset' ? 'The clock is right again.' : `The clock is ${by} further.`
  process.stdout.write(`${others.includes('--json') ? JSON.stringify({ clock: by }) : said}\n`)
  return 0
}

const commands: Readonly<Record<string, Command>> = {
  purge: purgeCommand,
  caches: cachesCommand,
  stock: stockCommand,
  products: productsCommand,
  source: sourceCommand,
  'delivery-zones': deliveryZonesCommand,
  order: orderCommand,
  'order-sources': orderSourcesCommand,
  invariants,
  cancel: cancelCommand,
  'gift-card': giftCardCommand,
  store: storeCommand,
  mails: mailsCommand,
  pages: pagesCommand,
  payments: paymentsCommand,
  redemption: redemptionCommand,
  promo: promoCommand,
  customers: customersCommand,
  report: reportCommand,
  returns: returnsCommand,
  reviews: reviewsCommand,
  site: siteCommand,
  maintenance: maintenanceCommand,
  'demo-orders': demoOrdersCommand,
  setting: settingCommand,
  'test-clock': testClock,
  token: tokenCommand,
  ...accountCommands,
  ...searchCommands,
  ...merchandisingCommands,
}

/** Replaces the usage text of commands with many options. */
const DETAILS: Readonly<Record<string, string>> = {
  'gift-card': GIFT_CARD_HELP,
  'delivery-zones': DELIVERY_ZONES_HELP,
  order: ORDER_HELP,
  store: STORE_HELP,
  mails: MAILS_HELP,
  pages: PAGES_HELP,
  payments: PAYMENTS_HELP,
  customers: CUSTOMERS_HELP,
  report: REPORT_HELP,
  returns: RETURNS_HELP,
  redemption: REDEMPTION_HELP,
  promo: PROMO_HELP,
  reviews: REVIEWS_HELP,
  site: SITE_HELP,
  maintenance: MAINTENANCE_HELP,
  setting: SETTING_HELP,
  stock: STOCK_HELP,
  products: PRODUCTS_HELP,
  source: SOURCE_HELP,
  token: TOKEN_HELP,
  ...MERCHANDISING_HELP,
}

export const correctionOf = (name: string, { message }: UsageError) => `${message}\n\n${DETAILS[name] ?? usageOf(name)}`

const NOTHING_CHANGED = 'Nothing was changed: this was a dry run.'

/** Forms that list the option report what would happen themselves. */
const hasOwnDryRun = ({ form }: CheckedCall) => form.includes('--dry-run')

interface AllowedCall {
  readonly command: Command
  readonly name: string
  readonly args: readonly string[]
  readonly checked: CheckedCall
}

async function runPlain(pool: pg.Pool, { command, args, checked }: AllowedCall): Promise<number> {
  if (!checked.isDryRun) return command(openDatabase(pool), args)
  const code = await rolledBack(pool, (db) => command(db, args))
  if (code === 0) (checked.isJson ? process.stderr : process.stdout).write(`${NOTHING_CHANGED}\n`)
  return code
}

/** Names the operator on each connection, for the audit log. */
function openOperatorPool(databaseUrl: string, { name }: Operator): pg.Pool {
  const pool = openPool(databaseUrl, 2)
  if (name) pool.on('connect', (client) => void client.query("select set_config('welt.operator', $1, false)", [name]))
  return pool
}

async function operatorOf(databaseUrl: string, token: string | undefined): Promise<Operator> {
  const pool = openPool(databaseUrl, 1)
  try {
    return await requireOperator(openDatabase(pool), token)
  } finally {
    await pool.end()
  }
}

/** Only reports and exports may read stale data, never commands that act on carts, stock or money. */
const replicaUrlFor = ({ name }: RuledForm): string | undefined =>
  /^(?:report|products export)\b/.test(name) ? readReplicaUrl(process.env) : undefined

/** Runs the call if the operator's role allows it, and records it unless its values are wrong. */
async function runAllowed(databaseUrl: string, call: AllowedCall, operator: Operator): Promise<number> {
  const { command, name, args, checked } = call
  const pool = openOperatorPool(databaseUrl, operator)
  const db = openDatabase(pool)
  const ruled = ruledForm(name, checked.form)
  const replicaUrl = replicaUrlFor(ruled)
  const replica = replicaUrl === undefined ? undefined : openOperatorPool(replicaUrl, operator)
  const record = (action: 'command' | 'command-refused', code: number) =>
    recordCommand(db, { command: ruled.name, action, detail: { ...recordedCall(checked), code } })
  try {
    requireRole(operator, ruled)
    const own = atOwnStore(args, checked, operator, ruled)
    const code = hasOwnDryRun(checked)
      ? await command(db, own)
      : await runPlain(replica ?? pool, { ...call, args: own.filter((argument) => argument !== '--dry-run') })
    await record('command', code)
    return code
  } catch (error) {
    if (error instanceof Refusal) await record('command-refused', 1)
    throw error
  } finally {
    await Promise.all([replica?.end(), pool.end()])
  }
}

function say(name: string, error: UsageError | Refusal, isJson: boolean): number {
  const isMisuse = error instanceof UsageError
  if (isJson && !isMisuse) process.stdout.write(`${JSON.stringify({ refusal: error.message })}\n`)
  else process.stderr.write(isMisuse ? correctionOf(name, error) : `${error.message}\n`)
  return isMisuse ? MISUSED : 1
}

/** @returns the exit code: 0 done, 1 refused or a finding, 2 wrong usage */
export async function runCommand(
  databaseUrl: string,
  name: string,
  args: readonly string[],
  token = readOperatorToken(process.env),
): Promise<number> {
  const command = commands[name]
  if (!command) return MISUSED
  const typed = args.map(seenText)
  try {
    const checked = checkCall(name, typed)
    const operator = await operatorOf(databaseUrl, token)
    return await runAllowed(databaseUrl, { command, name, args: typed, checked }, operator)
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof Refusal)) throw error
    return say(name, error, typed.includes('--json'))
  }
}
