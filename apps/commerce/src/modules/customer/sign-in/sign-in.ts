import { AppError } from '@welt/kit/app-error'
import { parseEmail } from '@welt/kit/text/patterns'
import { sql } from 'kysely'
import { auditInsert, emailMark, enforceLimit, type LimitRule, limitReset, recordAudit } from '#modules/site'
import type { Context } from '#src/composition/context'
import { signingSecretsOf } from '#src/composition/secret'
import type { CustomerToken, MutationGenerateCustomerTokenArgs } from '#src/graphql/contract.generated'
import { fail } from '../errors.ts'
import { refuseWhenFull } from '../passwords/hash-queue.ts'
import { checkPassword, hashPassword } from '../passwords/password-hash.ts'
import { findByEmailNow, findCustomer, passwordLock, replacePasswordHash } from '../store.ts'
import type { CustomerRow } from '../tables.ts'
import { checkCounted } from './check-counted.ts'
import { newSessionOf, toCustomerToken } from './customer-token.ts'
import { readDeviceToken } from './device.ts'
import { beginSession } from './session-store.ts'
import { requireCustomer } from './viewer.ts'

const TEN_MINUTES = 600
const FAILURES = 10
const ATTEMPTS_OF_ADDRESS = 30

/** An email that signs in, with its account if it has one, and the time by the clock that accounts go by, in seconds. */
interface Attempt {
  readonly email: string
  readonly customer: CustomerRow | undefined
  readonly now: number
}

function failuresRule(ctx: Context, { email, customer, now }: Attempt): LimitRule {
  const account = { websiteId: ctx.brand.websiteId, email, passwordHash: customer?.password_hash }
  const device = readDeviceToken({ keys: signingSecretsOf(ctx.config), now }, account, ctx.viewer.device)
  const key = `${account.websiteId}:${emailMark(email)}`
  return device
    ? { action: 'sign-in-device', key: `${key}:${device}`, limit: FAILURES, windowSeconds: TEN_MINUTES }
    : { action: 'sign-in-account', key, limit: FAILURES, windowSeconds: TEN_MINUTES }
}

/** @throws AppError ALREADY_SIGNED_IN */
async function refuseOtherIdentity(ctx: Context, email: string): Promise<void> {
  if (ctx.viewer.customerId === undefined) return
  const current = await requireCustomer(ctx)
  if (ctx.viewer.session?.staff !== undefined || current.email !== email) throw fail('ALREADY_SIGNED_IN')
}

/** An account whose password was right, and the count of its failures. */
interface Checked {
  readonly customer: CustomerRow
  readonly failures: LimitRule
}

/**
 * The account that email and password open. Unknown, without password and wrong: the same work, the same text.
 * @throws AppError SIGN_IN_INCORRECT, RATE_LIMITED, ALREADY_SIGNED_IN [R7.33]
 */
async function requireRightPassword(ctx: Context, given: MutationGenerateCustomerTokenArgs): Promise<Checked> {
  const email = parseEmail(given.email) ?? given.email.slice(0, 254)
  await refuseOtherIdentity(ctx, email)
  // Before anything is counted or looked up: who is turned away has not guessed, and a flood costs the database
  // nothing.
  await refuseWhenFull()
  await enforceLimit(ctx, {
    action: 'sign-in',
    key: ctx.viewer.address,
    limit: ATTEMPTS_OF_ADDRESS,
    windowSeconds: TEN_MINUTES,
  })
  const { customer, now } = await findByEmailNow(ctx.db, ctx.brand.websiteId, email)
  const failures = failuresRule(ctx, { email, customer, now })
  await enforceLimit(ctx, failures)
  const { isRight, isOutdated } = await checkCounted(ctx, [failures], {
    password: given.password,
    stored: customer?.password_hash,
  })
  if (!customer || !isRight) {
    await recordAudit(ctx, {
      action: 'sign-in-failed',
      target: customer ? `customer:${customer.id}` : emailMark(email),
    })
    throw fail('SIGN_IN_INCORRECT')
  }
  if (!isOutdated) return { failures, customer }
  await limitReset(failures).execute(ctx.db) // a hash may wait, and the owner's own attempts count nothing meanwhile
  return { failures, customer: await renewHash(ctx, customer, given.password) }
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
 * Signs in. One statement begins the sign-in, unless the password was changed or the account closed since it was
 * checked, records it and resets the count of failures.
 * @throws AppError SIGN_IN_INCORRECT, RATE_LIMITED, ALREADY_SIGNED_IN [R7.33]
 */
export async function signIn(ctx: Context, given: MutationGenerateCustomerTokenArgs): Promise<CustomerToken> {
  const { customer, failures } = await requireRightPassword(ctx, given)
  const begun = await beginSession(ctx.db, await newSessionOf(ctx, customer.id), {
    owner: passwordLock(customer),
    changes: [
      sql`${auditInsert(ctx, { action: 'sign-in', target: `customer:${customer.id}` })} from owner`,
      sql`${limitReset(failures)} and exists (select from owner)`,
    ],
  })
  if (!begun) throw fail('SIGN_IN_INCORRECT')
  return toCustomerToken(ctx, customer, begun)
}
