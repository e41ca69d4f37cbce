import type { Context } from '#src/context'

/** Where a request's memo says that its caller holds the service key. The server sets it; nothing a client sends does. */
export const SERVICE_CALL = 'site.service-call'

/** Whether the storefront's own server is calling, by its X-Service-Key. */
export function isServiceCall(ctx: Pick<Context, 'memo'>): boolean {
  return ctx.memo.get(SERVICE_CALL) === true
}
