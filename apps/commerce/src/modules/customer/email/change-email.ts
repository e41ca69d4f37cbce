import { followEmail } from '#modules/notifications'
import { auditInsert } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { Db } from '#src/platform/database'
import { fail } from '../errors.ts'
import { notifyCustomer } from '../notify-customer.ts'
import { resetsEnd } from '../passwords/reset-store.ts'
import { lockChecked } from '../sign-in/password-again.ts'
import { renewSignIn } from '../sign-in/renew-sign-in.ts'
import { endSessions } from '../sign-in/session-store.ts'
import { setEmail } from '../store.ts'
import type { CustomerRow } from '../tables.ts'
import { subscriberOf } from './confirmation-store.ts'
import { sendConfirmationMail } from './send-confirmation-mail.ts'

interface EmailChange {
  readonly checked: CustomerRow
  readonly email: string
  /** True: the caller gets a new session; false: the current one continues. */
  readonly isRenewed: boolean
}

/**
 * Ends other sessions and reset links.
 * @throws AppError NOT_AUTHORIZED, PASSWORD_WRONG, EMAIL_TAKEN
 */
export async function putEmail(ctx: Context, trx: Db, change: EmailChange): Promise<void> {
  const { checked, email, isRenewed } = change
  const customer = await lockChecked(ctx, trx, checked)
  const { id } = customer
  if (email === customer.email) return
  if (!(await setEmail(trx, id, email))) throw fail('EMAIL_TAKEN')
  await followEmail({ ...ctx, db: trx }, { from: customer.email, to: email, by: subscriberOf(customer) })
  await sendConfirmationMail(ctx, trx, { id, email })
  await endSessions(trx, id, {
    currentFamily: isRenewed ? undefined : ctx.viewer.session?.family,
    changes: [resetsEnd(id), auditInsert(ctx, { action: 'email-changed', target: `customer:${id}` })],
  })
  if (isRenewed) await renewSignIn(ctx, trx, { ...customer, email })
  await notifyCustomer(ctx, trx, customer, 'email-changed')
}
