import { AppError } from '@welt/kit/app-error'
import { parseEmail } from '@welt/kit/text/patterns'
import { sql } from 'kysely'
import { auditInsert, emailMark, enforceLimit, type LimitRule, limitReset, recordAudit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { CustomerToken, MutationGenerateCustomerTokenArgs } from '#src/platform/contract/contract.generated'
import { signingSecretsOf } from '#src/platform/secret'
import { fail } from '../errors.ts'
import { requireQueueSpace } from '../passwords/hash-queue.ts'
import { checkPassword, hashPassword } from '../passwords/password-hash.ts'
import { findByEmailWithTime, findCustomer, passwordLock, replacePasswordHash } from '../store.ts'
import type { CustomerRow } from '../tables.ts'
import { checkCounted } from './check-counted.ts'
import { newSessionOf, toCustomerToken } from './customer-token.ts'
import { readDeviceToken } from './device.ts'
import { beginSession } from './session-store.ts'
import { requireCustomer } from './viewer.ts'

const TEN_MINUTES = 600
const FAILURES = 10
const ATTEMPTS_OF_ADDRESS = 30

/** `now` in seconds, by the account clock. */
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
async function requireSameIdentity(ctx: Context, email: string): Promise<void> {
  if (ctx.viewer.customerId === undefined) return
  const current = await requireCustomer(ctx)
  if (ctx.viewer.session?.staff !== undefined || current.email !== email) throw fail('ALREADY_SIGNED_IN')
}

interface Checked {
  readonly customer: CustomerRow
  readonly failures: LimitRule
}

/**
 * Unknown emails cost the same work and get the same error.
 * @throws AppError SIGN_IN_INCORRECT, RATE_LIMITED, ALREADY_SIGNED_IN [R7.33]
 */
async function requireRightPassword(ctx: Context, given: MutationGenerateCustomerTokenArgs): Promise<Checked> {
  const email = parseEmail(given.email) ?? given.email.slice(0, 254)
  await requireSameIdentity(ctx, email)
  // First, so that a flood does not load the database.
  await requireQueueSpace()
  await enforceLimit(ctx, {
    action: 'sign-in',
    key: ctx.viewer.address,
    limit: ATTEMPTS_OF_ADDRESS,
    windowSeconds: TEN_MINUTES,
  })
  const { customer, now } = await findByEmailWithTime(ctx.db, ctx.brand.websiteId, email)
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
  await limitReset(failures).execute(ctx.db) // before hashing, which may wait
  return { failures, customer: await renewHash(ctx, customer, given.password) }
}

async function hashUnlessBusy(password: string): Promise<string | undefined> {
  try {
    return await hashPassword(password)
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return undefined
    throw error
  }
}

/** Skipped when the hash queue is full. Of concurrent sign-ins one stores its hash. */
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
 * Fails when the password changed or the account was closed since the check.
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
