import { requireEmail } from '#modules/notifications'
import { emailMark, findRefusal, recordAudit, tooMany } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { MutationRequestPasswordResetEmailArgs } from '#src/platform/contract/contract.generated'
import { enqueue } from '#src/queue/enqueue'
import { customerJobs, resetJobKey } from '../../jobs.ts'

const HOUR_SECONDS = 3600
const MAILS_AN_HOUR = 5
const SECONDS_APART = 600

/**
 * Response and timing do not reveal whether the email has an account.
 * @throws AppError EMAIL_NOT_VALID, RATE_LIMITED [R7.47, R4.19]
 */
export async function requestPasswordResetEmail(
  ctx: Context,
  args: MutationRequestPasswordResetEmailArgs,
): Promise<true> {
  const email = requireEmail(args.email)
  const ofEmail = { action: 'reset-mail', key: `${ctx.brand.websiteId}:${emailMark(email)}` }
  const ofAddress = { action: 'reset-request', key: ctx.viewer.address, limit: 20, windowSeconds: HOUR_SECONDS }
  const refusal = await findRefusal(ctx, [
    ofAddress,
    { ...ofEmail, limit: 1, windowSeconds: SECONDS_APART },
    // Counts only requests that send a mail.
    { ...ofEmail, limit: MAILS_AN_HOUR, windowSeconds: HOUR_SECONDS },
  ])
  if (refusal?.rule === ofAddress) throw tooMany(refusal)
  await recordAudit(ctx, { action: 'reset-requested', target: emailMark(email) })
  const { websiteId } = ctx.brand
  if (!refusal)
    await enqueue(ctx.db, customerJobs['password-reset'], { websiteId, email }, { key: resetJobKey(websiteId, email) })
  return true
}
