import { seenText } from '@welt/kit/text/typed-text'
import { findBrokenInvariants } from '#modules/orders'
import { readEnvironment } from '../platform/config.ts'
import { openDatabase, openPool } from '../platform/database.ts'
import { moveClock, resetClock } from '../platform/test-clock.ts'
import { accountCommands } from './account.ts'
import { checkCall, MISUSED, Refusal, UsageError, usageOf } from './calls.ts'
import { DELIVERY_ZONES_HELP, deliveryZonesCommand } from './delivery-zones/delivery-zones.ts'
import { GIFT_CARD_HELP, giftCardCommand } from './gift-card.ts'
import { MAINTENANCE_HELP, maintenanceCommand } from './maintenance.ts'
import { MERCHANDISING_HELP, merchandisingCommands } from './merchandising.ts'
import { cancelCommand, ORDER_HELP, orderCommand } from './order/order.ts'
import { orderSourcesCommand } from './order-sources.ts'
import { PAYMENTS_HELP, paymentsCommand } from './payments.ts'
import { PROMO_HELP, promoCommand } from './promo.ts'
import { REDEMPTION_HELP, redemptionCommand } from './redemption.ts'
import { RETURNS_HELP, returnsCommand } from './returns/returns.ts'
import { REVIEWS_HELP, reviewsCommand } from './reviews.ts'
import { searchCommands } from './search.ts'
import { SETTING_HELP, settingCommand } from './setting.ts'
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
const testClock: Command = async (db, [by = '']) => {
  const [, count, unit = ''] = /^\+(\d{1,6})([smhd])$/.exec(by) ?? []
  if (by !== 'reset' && !count) throw new UsageError('Give an offset, or reset: npm run welt -- test-clock +2h')
  if (by === 'reset') await resetClock(db)
  else await moveClock(db, readEnvironment(process.env), Number(count) * (CLOCK_UNITS[unit] ?? 1))
  process.stdout.write(by === 'reset' ? 'The clock is right again.\n' : `The clock is ${by} further.\n`)
  return 0
}

const commands: Readonly<Record<string, Command>> = {
  stock: stockCommand,
  source: sourceCommand,
  'delivery-zones': deliveryZonesCommand,
  order: orderCommand,
  'order-sources': orderSourcesCommand,
  invariants,
  cancel: cancelCommand,
  'gift-card': giftCardCommand,
  store: storeCommand,
  payments: paymentsCommand,
  redemption: redemptionCommand,
  promo: promoCommand,
  returns: returnsCommand,
  reviews: reviewsCommand,
  maintenance: maintenanceCommand,
  setting: settingCommand,
  'test-clock': testClock,
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
  payments: PAYMENTS_HELP,
  returns: RETURNS_HELP,
  redemption: REDEMPTION_HELP,
  promo: PROMO_HELP,
  reviews: REVIEWS_HELP,
  maintenance: MAINTENANCE_HELP,
  setting: SETTING_HELP,
  stock: STOCK_HELP,
  source: SOURCE_HELP,
  ...MERCHANDISING_HELP,
}

export const correctionOf = (name: string, { message }: UsageError) => `${message}\n\n${DETAILS[name] ?? usageOf(name)}`

/** @returns the exit code: 0 done, 1 refused or a finding, 2 wrong usage */
export async function runCommand(databaseUrl: string, name: string, args: readonly string[]): Promise<number> {
  const command = commands[name]
  if (!command) return MISUSED
  const pool = openPool(databaseUrl, 2)
  try {
    const typed = args.map(seenText)
    checkCall(name, typed)
    return await command(openDatabase(pool), typed)
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof Refusal)) throw error
    process.stderr.write(error instanceof UsageError ? correctionOf(name, error) : `${error.message}\n`)
    return error instanceof UsageError ? MISUSED : 1
  } finally {
    await pool.end()
  }
}
