import { recordAudit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { CustomerDataExport, MutationExportCustomerDataArgs } from '#src/platform/contract/contract.generated'
import { inTransaction } from '#src/platform/database'
import { lockChecked, requirePasswordAgain } from '../../sign-in/password-again.ts'
import { requireCustomer } from '../../sign-in/viewer.ts'
import { collectPersonalData } from '../personal-data.ts'

/** @throws AppError NOT_AUTHORIZED, PASSWORD_WRONG, RATE_LIMITED */
export async function exportCustomerData(
  ctx: Context,
  args: MutationExportCustomerDataArgs,
): Promise<CustomerDataExport> {
  const customer = await requireCustomer(ctx)
  await requirePasswordAgain(ctx, customer, args.password)
  const exported = await inTransaction(ctx.db, async (trx) => {
    const locked = await lockChecked(ctx, trx, customer)
    await recordAudit({ ...ctx, db: trx }, { action: 'data-exported', target: `customer:${customer.id}` })
    return collectPersonalData(trx, locked)
  })
  const json = JSON.stringify(exported, undefined, 2)
  return { file_name: `${ctx.brand.id}-my-data.json`, json }
}
