import { recordAudit } from '#modules/site'
import type { Context } from '#src/context'
import { collectPersonalData } from '../personal-data.ts'
import { requirePasswordAgain } from '../sign-in.ts'
import { requireCustomer } from '../viewer.ts'

/** What the site keeps of the customer, as JSON, after the password was entered again. @throws AppError NOT_AUTHORIZED, PASSWORD_WRONG, RATE_LIMITED @source reliability §7 Privacy */
export async function exportCustomerData(_parent: unknown, args: { readonly password: string }, ctx: Context) {
  const customer = await requireCustomer(ctx)
  await requirePasswordAgain(ctx, customer, args.password)
  await recordAudit(ctx, { action: 'data-exported', target: `customer:${customer.id}` })
  const json = JSON.stringify(await collectPersonalData(ctx.db, customer), undefined, 2)
  return { file_name: `${ctx.brand.id}-my-data.json`, json }
}
