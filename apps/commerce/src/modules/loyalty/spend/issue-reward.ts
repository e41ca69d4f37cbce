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

/** Also once for withdrawn ones. @throws LoyaltyServiceError */
export async function issueReward({ db, ports, config }: JobContext, brand: Brand, row: RewardRow): Promise<void> {
  const name = NAMES[row.kind]
  const code = await ports.loyalty.issue(
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
  await inTransaction(db, async (trx) => {
    if (!(await markIssued(trx, row.id, code))) return
    const mail = renderRewardMail(brand, { ...row, code, shopUrl: shopUrlOf(brand, config.publicUrl) })
    const kind = row.kind === 'birthday' ? 'loyalty-birthday' : 'loyalty-tier'
    await queueMail(trx, { brand, kind, subjectId: String(row.id), recipient: row.email, mail })
  })
}

async function markIssued(trx: Db, id: number, code: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('loyalty_reward')
    .set({ state: 'issued', code })
    .where('id', '=', id)
    .where('state', '=', 'due')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
