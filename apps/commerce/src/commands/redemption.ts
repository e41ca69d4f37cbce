import { parseArgs } from 'node:util'
import { brandOf, brands, type SiteId } from '@welt/brands'
import { formatCents, toCents } from '@welt/kit/money'
import { parseEmail } from '@welt/kit/text/patterns'
import { DAY_MS } from '@welt/kit/time'
import { findUseOfCode, listUnsent, recordCancelled, standingOf } from '#modules/loyalty'
import { loadSettings } from '#modules/site'
import { createLoyaltyService } from '../adapters/loyalty/index.ts'
import { giveSandboxReward } from '../adapters/loyalty/sandbox-admin.ts'
import { LoyaltyServiceError, type MemberRef } from '../modules/loyalty/ports.ts'
import { readLoyalty } from '../platform/config.ts'
import type { openDatabase } from '../platform/database.ts'
import { Refusal, UsageError } from './calls.ts'

export const REDEMPTION_HELP = `npm run welt -- redemption list <site> <email> [--json]
  Tier, spend and codes of a member, from the loyalty service.
npm run welt -- redemption unsent [--json]
  Codes of orders not yet reported to the loyalty service: to be redeemed or released.
npm run welt -- redemption give <site> <email> <amount> [--code WELCOME-15] [--days 60] [--json]
  Gives a member a code, in the sandbox only: a real loyalty service gives its own.
npm run welt -- redemption cancel <site> <email> <code> --reason "given twice" [--dry-run] [--json]
  Cancels an unused code. A code that an order uses is restored, or ends, with its order.
Sites: ${brands.map(({ id }) => id).join(', ')}
`

const MOST_CENTS = 100_000

const write = (isJson: boolean, facts: unknown, lines: readonly string[]) =>
  void process.stdout.write(`${isJson ? JSON.stringify(facts, null, 2) : lines.join('\n')}\n`)

function parseMember(site: string | undefined, email: string | undefined): MemberRef | undefined {
  const brand = brands.find(({ id }) => id === site)
  const parsed = parseEmail(email ?? '')
  return brand && parsed ? { banner: brand.id, email: parsed } : undefined
}

async function list(db: ReturnType<typeof openDatabase>, member: MemberRef, isJson: boolean): Promise<number> {
  const service = createLoyaltyService(readLoyalty(process.env))
  const [record, options] = [await service.findMember(member), await service.listOptions(member)]
  const { loyalty } = await loadSettings(db, brandOf(member.banner as SiteId))
  const standing =
    record && `${standingOf(record.spendCents, loyalty).tier.code}, ${formatCents(record.spendCents)} spent this year`
  const lines = options.flatMap(({ amountCents, method, codes }) =>
    codes.map(({ code, status, validTo }) => {
      const until = validTo ? `until ${validTo.toISOString().slice(0, 10)}` : 'without an end'
      return (
        `  ${code.padEnd(28)} ${formatCents(amountCents).padStart(8)}  ${status.padEnd(8)}  ${until}  ` +
        `${method ?? ''}`
      )
    }),
  )
  write(isJson, { member: record ?? null, options }, [
    standing ?? 'No member.',
    ...(lines.length > 0 ? lines : ['  No codes.']),
  ])
  return 0
}

async function unsent(db: ReturnType<typeof openDatabase>, isJson: boolean): Promise<number> {
  const found = await listUnsent(db)
  const lines = found.map(
    ({ code, order, state, since }) => `${since.toISOString()}  ${state.padEnd(9)}  ${code}  order ${order}`,
  )
  write(isJson, found, lines.length > 0 ? lines : ['The loyalty service knows of every code.'])
  return 0
}

interface NewRedemption {
  readonly amount: string | undefined
  readonly code: string | undefined
  readonly days: string
  readonly isDryRun: boolean
}

async function give(
  member: MemberRef,
  { amount = '', code, days, isDryRun }: NewRedemption,
  isJson: boolean,
): Promise<number> {
  if (process.env.LOYALTY_URL)
    throw new Refusal('Codes are given in the back office of your loyalty service (LOYALTY_URL).')
  const amountCents = /^\d{1,4}(?:\.\d{1,2})?$/.test(amount) ? toCents(Number(amount)) : 0
  if (amountCents <= 0 || amountCents > MOST_CENTS) throw new UsageError('Give an amount up to 1000, like 15 or 12.50.')
  if (!/^\d{1,4}$/.test(days)) throw new UsageError('--days takes a whole number.')
  if (code !== undefined && !/^[A-Za-z0-9][A-Za-z0-9-]{3,63}$/.test(code))
    throw new UsageError('A code has 4 to 64 letters, digits and hyphens.')
  const validTo = new Date(Date.now() + Number(days) * DAY_MS)
  if (isDryRun) {
    const facts = { code: code ?? null, amount_cents: amountCents, valid_to: validTo, dryRun: true }
    write(isJson, facts, [`${formatCents(amountCents)} would be given to ${member.email}. Nothing was changed.`])
    return 0
  }
  const given = await giveSandboxReward(readLoyalty(process.env), member, { amountCents, code, validTo })
  write(isJson, { code: given, amount_cents: amountCents, valid_to: validTo }, [
    `${given}  ${formatCents(amountCents)}  until ${validTo.toISOString().slice(0, 10)}  for ${member.email}`,
  ])
  return 0
}

interface CodeToCancel {
  readonly code: string
  readonly reason: string | undefined
  readonly isDryRun: boolean
}

/** Does not change a code that was used, expired or cancelled. */
async function cancel(
  db: ReturnType<typeof openDatabase>,
  member: MemberRef,
  { code, reason = '', isDryRun }: CodeToCancel,
  isJson: boolean,
): Promise<number> {
  if (reason.trim().length < 3 || reason.length > 200)
    throw new UsageError('Say why, in 3 to 200 characters: --reason "…"')
  const service = createLoyaltyService(readLoyalty(process.env))
  const options = await service.listOptions(member)
  const found = options.flatMap(({ codes }) => codes).find((one) => one.code.toUpperCase() === code.toUpperCase())
  if (!found) throw new Refusal(`${member.email} has no code ${code}. See redemption list.`)
  const { websiteId } = brandOf(member.banner as SiteId)
  const order = await findUseOfCode(db, websiteId, found.code)
  if (order !== undefined) throw new Refusal(`Order ${order} uses ${found.code}, so it can't be cancelled.`)
  const wasOver = found.status !== 'ACTIVE'
  const isDone = !wasOver && !isDryRun
  if (isDone && !(await service.withdraw(member, found.code)))
    throw new Refusal(`${found.code} was used meanwhile, so it can't be cancelled.`)
  if (isDone) await recordCancelled(db, websiteId, found.code, reason.trim())
  const said = wasOver ? `is ${found.status} already` : isDryRun ? 'would be cancelled' : 'is cancelled'
  const facts = { code: found.code, reason: reason.trim(), changed: isDone, ...(isDryRun && { dryRun: true }) }
  write(isJson, facts, [`${found.code} ${said}.${isDone ? '' : ' Nothing was changed.'}`])
  return 0
}

export async function redemptionCommand(db: ReturnType<typeof openDatabase>, args: readonly string[]): Promise<number> {
  const [text, flag] = [{ type: 'string' } as const, { type: 'boolean' } as const]
  const options = { json: flag, 'dry-run': flag, code: text, days: text, reason: text }
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [verb, site, email, amount] = positionals
    const isJson = values.json ?? false
    if (verb === 'unsent') return await unsent(db, isJson)
    const member = parseMember(site, email)
    if (!member) throw new UsageError(`"${email ?? ''}" is not an email.`)
    const isDryRun = values['dry-run'] === true
    if (verb === 'cancel')
      return await cancel(db, member, { code: amount ?? '', reason: values.reason, isDryRun }, isJson)
    return verb === 'list'
      ? await list(db, member, isJson)
      : await give(member, { amount, code: values.code, days: values.days ?? '60', isDryRun }, isJson)
  } catch (error) {
    if (error instanceof LoyaltyServiceError)
      throw new Refusal(`The loyalty service does not answer (${error.message}). Are the shops open?`)
    throw error
  }
}
