import type { Context } from '#src/platform/context'
import type { CustomerSession } from '#src/platform/contract/contract.generated'
import { listSessions } from '../session-store.ts'
import { requireCustomerId } from '../viewer.ts'

/** Newest first. @throws AppError NOT_AUTHORIZED */
export async function customerSessions(ctx: Context): Promise<CustomerSession[]> {
  const sessions = await listSessions(ctx.db, requireCustomerId(ctx))
  return sessions.map((session) => ({
    id: session.family,
    device: session.device,
    signed_in_at: session.signedInAt.toISOString(),
    last_seen_at: session.lastRefreshedAt.toISOString(),
    is_current: session.family === ctx.viewer.session?.family,
    is_staff: session.staff !== null,
  }))
}
