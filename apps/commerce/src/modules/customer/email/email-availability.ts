import { enforceLimits } from '#modules/site'
import type { Context } from '#src/platform/context'

/** @throws AppError RATE_LIMITED */
export async function enforceAvailabilityLimits(ctx: Context): Promise<void> {
  const rule = { action: 'email-availability', key: ctx.viewer.address }
  await enforceLimits(ctx, [
    { ...rule, limit: 20, windowSeconds: 60 },
    { ...rule, limit: 100, windowSeconds: 3600 },
  ])
}
