import { type Brand, shopUrlOf } from '@welt/brands'
import { shortDollars } from '@welt/kit/money'
import { queueMail } from '#modules/notifications'
import type { Db } from '#src/platform/database'
import { inTransaction } from '#src/platform/database'
import type { JobContext } from '#src/queue/job-handler'
import { renderRewardMail } from '../reward-mail.ts'
import type { RewardKind, RewardRow } from '../tables.ts'

const NAMES: Readonly<Record<RewardKind, string>> = {
  SILVER: 'Silver reward',
  GOLD: 'Gold reward',
  birthday: 'Birthday reward',
}

/** Once, even if the reward was withdrawn. */
function issueCode({ ports }: JobContext, brand: Brand, row: RewardRow): Promise<string> {
  const name = NAMES[row.kind]
  return ports.loyalty.issue(
    { banner: brand.id, email: row.email },
    {
      key: `${row.kind}-${row.year}-${row.n}`,
      name,
      description: `${shortDollars(row.cents)} off your next pair at ${brand.name}.`,
      amountCents: row.cents,
      validFrom: row.valid_from,
      validTo: row.valid_to,
    },
  )
}

/** @throws LoyaltyServiceError */
export async function issueReward(ctx: JobContext, brand: Brand, row: RewardRow): Promise<void> {
  const { db, config } = ctx
  const code = await issueCode(ctx, brand, row)
  await inTransaction(db, async (trx) => {
    if (!(await mark(trx, row, { state: 'issued', code }))) return
    const mail = renderRewardMail(brand, { ...row, code, shopUrl: shopUrlOf(brand, config.publicUrl) })
    const kind = row.kind === 'birthday' ? 'loyalty-birthday' : 'loyalty-tier'
    await queueMail(trx, { brand, kind, subjectId: String(row.id), recipient: row.email, mail })
  })
}

/** For a tier lost before its reward was issued here; the service may have issued it. @throws LoyaltyServiceError */
export async function withdrawDue(ctx: JobContext, brand: Brand, row: RewardRow): Promise<void> {
  const code = await issueCode(ctx, brand, row)
  const isUnused = await ctx.ports.loyalty.withdraw({ banner: brand.id, email: row.email }, code)
  await mark(ctx.db, row, { state: isUnused ? 'withdrawn' : 'issued', code })
}

interface Mark {
  readonly state: 'issued' | 'withdrawn'
  readonly code: string
}

/** @returns false when it is no longer due */
async function mark(db: Db, { id }: Pick<RewardRow, 'id'>, change: Mark): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('loyalty_reward')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'due')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
