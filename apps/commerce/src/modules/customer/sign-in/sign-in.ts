import { AppError } from '@welt/kit/app-error'
import { parseEmail } from '@welt/kit/patterns'
import {
  emailMark,
  enforceLimit,
  enforceLimits,
  type LimitRule,
  recordAudit,
  refundAttempt,
  resetLimit,
  settingsOfRequest,
} from '#modules/site'
import type { Context } from '#src/composition/context'
import { type Db, inTransaction } from '#src/composition/database'
import { memoise, memoised, memoKey } from '#src/composition/request-state'
import type { CustomerToken, MutationGenerateCustomerTokenArgs } from '#src/graphql/contract.generated'
import { fail } from '../errors.ts'
import { refuseWhenFull } from '../passwords/hash-queue.ts'
import { checkPassword, hashPassword, type PasswordCheck } from '../passwords/password-hash.ts'
import { couldBePassword } from '../passwords/password-rules.ts'
import { findCustomer, findCustomerByEmail, lockCustomer, lockPassword, nowSeconds, replacePasswordHash } from '../store.ts'
import type { CustomerRow } from '../tables.ts'
import { describeDevice, makeDeviceToken, readDeviceToken } from './device.ts'
import { endSessions, insertSession, isOpen } from './session-store.ts'

const TEN_MINUTES = 600
const HOUR = 3600
/** Limit of changes an hour that need the password again. */
const GUARDED_CHANGES = 20
const FAILURES = 10
const ATTEMPTS_OF_ADDRESS = 30

async function failuresRule(ctx: Context, email: string, customer: CustomerRow | undefined): Promise<LimitRule> {
  const account = { websiteId: ctx.brand.websiteId, email, passwordHash: customer?.password_hash }
  const given = ctx.viewer.device
  const device = given && readDeviceToken({ key: ctx.config.signingSecret, now: await nowSeconds(ctx.db) }, account, given)
  const key = `${account.websiteId}:${emailMark(email)}`
  return device
    ? { action: 'sign-in-device', key: `${key}:${device}`, limit: FAILURES, windowSeconds: TEN_MINUTES }
    : { action: 'sign-in-account', key, limit: FAILURES, windowSeconds: TEN_MINUTES }
}

/** @throws AppError ALREADY_SIGNED_IN */
async function refuseOtherIdentity(ctx: Context, email: string): Promise<void> {
  const { customerId } = ctx.viewer
  if (customerId === undefined) return
  const current = await findCustomer(ctx.db, ctx.brand.websiteId, customerId)
  if (ctx.viewer.session?.staff !== undefined || current?.email !== email) throw fail('ALREADY_SIGNED_IN')
}

/**
 * Checks a counted attempt's password; one nobody had time for is uncounted, or a flood would lock the account.
 * @throws AppError RATE_LIMITED
 */
async function checkCounted(
  ctx: Context,
  counted: readonly LimitRule[],
  { password, stored }: { readonly password: string; readonly stored: string | null | undefined },
): Promise<PasswordCheck> {
  try {
    return await checkPassword(couldBePassword(password) ? password : 'not a password', stored)
  } catch (error) {
    for (const rule of counted) await refundAttempt(ctx, rule)
    throw error
  }
}

/**
 * The account that email and password open. Unknown, without password and wrong: the same work, the same text.
 * @throws AppError SIGN_IN_INCORRECT, RATE_LIMITED, ALREADY_SIGNED_IN [R7.33]
 */
export async function requireSignIn(ctx: Context, given: MutationGenerateCustomerTokenArgs): Promise<CustomerRow> {
  const email = parseEmail(given.email) ?? given.email.slice(0, 254)
  await refuseOtherIdentity(ctx, email)
  // Before anything is counted or looked up: who is turned away has not guessed, and a flood costs the database
  // nothing.
  await refuseWhenFull()
  await enforceLimit(ctx, { action: 'sign-in', key: ctx.viewer.address, limit: ATTEMPTS_OF_ADDRESS, windowSeconds: TEN_MINUTES })
  const customer = await findCustomerByEmail(ctx.db, ctx.brand.websiteId, email)
  const failures = await failuresRule(ctx, email, customer)
  await enforceLimit(ctx, failures)
  const { isRight, isOutdated } = await checkCounted(ctx, [failures], { password: given.password, stored: customer?.password_hash })
  if (!customer || !isRight) {
    await recordAudit(ctx, { action: 'sign-in-failed', target: customer ? `customer:${customer.id}` : emailMark(email) })
    throw fail('SIGN_IN_INCORRECT')
  }
  await resetLimit(ctx, failures)
  return isOutdated ? renewHash(ctx, customer, given.password) : customer
}

/** A password's hash at today's cost; undefined when too many wait for theirs. */
async function hashUnlessBusy(password: string): Promise<string | undefined> {
  try {
    return await hashPassword(password)
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return undefined
    throw error
  }
}

/**
 * Hashes a right password at today's cost, or another time when too much is going on. Of several sign-ins at once one
 * does; the others look whether theirs is still the password.
 */
async function renewHash(ctx: Context, customer: CustomerRow, password: string): Promise<CustomerRow> {
  const hash = await hashUnlessBusy(password)
  if (hash === undefined) return customer
  if (await replacePasswordHash(ctx.db, customer, hash)) return { ...customer, password_hash: hash }
  const now = await findCustomer(ctx.db, ctx.brand.websiteId, customer.id)
  const { isRight } = await checkPassword(password, now?.password_hash)
  if (!now || !isRight) throw fail('SIGN_IN_INCORRECT')
  return now
}

/**
 * Begins a sign-in of this customer, unless the password was changed or the account closed since it was checked.
 * @throws AppError SIGN_IN_INCORRECT
 */
export async function issueToken(ctx: Context, customer: CustomerRow): Promise<CustomerToken> {
  return inTransaction(ctx.db, async (trx) => {
    if (!(await lockPassword(trx, customer))) throw fail('SIGN_IN_INCORRECT')
    await recordAudit({ ...ctx, db: trx }, { action: 'sign-in', target: `customer:${customer.id}` })
    return beginSignIn(ctx, trx, customer)
  })
}

async function beginSignIn(ctx: Context, trx: Db, customer: CustomerRow): Promise<CustomerToken> {
  const { tokenLifetimeHours } = await settingsOfRequest({ ...ctx, db: trx as Context['db'] })
  const { token, lifetimeSeconds } = await insertSession(trx, {
    customerId: customer.id,
    websiteId: ctx.brand.websiteId,
    lifetimeHours: tokenLifetimeHours,
    device: describeDevice(ctx.viewer.userAgent),
    address: ctx.viewer.address,
  })
  const account = { websiteId: ctx.brand.websiteId, email: customer.email, passwordHash: customer.password_hash }
  const signer = { key: ctx.config.signingSecret, now: await nowSeconds(trx) }
  return { token, lifetime_seconds: lifetimeSeconds, device_token: makeDeviceToken(signer, account) }
}

const RENEWED = memoKey<CustomerToken | null>('customer.renewed-token')

/**
 * Ends every sign-in of a customer, the caller's too, whose token may have been copied, and begins a new one for the
 * caller; only the answer to this request contains its token. [decision 12]
 */
export async function renewSignIn(ctx: Context, trx: Db, customer: CustomerRow): Promise<void> {
  await endSessions(trx, customer.id)
  memoise(ctx, RENEWED, '', await beginSignIn(ctx, trx, customer))
}

/** The token that this request has put in the place of the caller's. */
export function renewedToken(ctx: Pick<Context, 'memo'>): CustomerToken | null {
  return memoised(ctx, RENEWED, '', () => null)
}

/**
 * Has a customer who is signed in enter the password again before something that cannot be taken back.
 * @throws AppError PASSWORD_WRONG, RATE_LIMITED
 */
export async function requirePasswordAgain(ctx: Context, customer: CustomerRow, password: string): Promise<void> {
  const rule = { action: 'password-again', key: String(customer.id), limit: FAILURES, windowSeconds: TEN_MINUTES }
  // What it guards sends mails: an account in somebody else's name must not fill their mailbox.
  const changes = { action: 'guarded-change', key: String(customer.id), limit: GUARDED_CHANGES, windowSeconds: HOUR }
  await enforceLimits(ctx, [rule, changes])
  const { isRight } = await checkCounted(ctx, [rule, changes], { password, stored: customer.password_hash })
  if (!isRight) {
    await recordAudit(ctx, { action: 'password-again-failed', target: `customer:${customer.id}` })
    throw fail('PASSWORD_WRONG')
  }
  await resetLimit(ctx, rule)
}

/**
 * The account of a caller who entered the password again, locked until the transaction ends. The check takes time: it
 * fails when the password was changed or this sign-in ended meanwhile. @throws AppError NOT_AUTHORIZED, PASSWORD_WRONG
 */
export async function lockChecked(ctx: Context, trx: Db, checked: CustomerRow): Promise<CustomerRow> {
  const customer = await lockCustomer(trx, checked.id)
  if (!(await isOpen(trx, customer.id, ctx.viewer.session?.family ?? ''))) throw fail('NOT_AUTHORIZED')
  if (customer.password_hash !== checked.password_hash) throw fail('PASSWORD_WRONG')
  return customer
}
