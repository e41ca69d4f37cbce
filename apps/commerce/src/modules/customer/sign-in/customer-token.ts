import { settingsOfRequest } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { CustomerToken } from '#src/platform/contract/contract.generated'
import { signingSecretsOf } from '#src/platform/secret'
import type { CustomerRow } from '../tables.ts'
import { describeDevice, makeDeviceToken } from './device.ts'
import type { Begun, NewSession } from './session-store.ts'

export async function newSessionOf(ctx: Context, customerId: number): Promise<NewSession> {
  const { tokenLifetimeHours: lifetimeHours } = await settingsOfRequest(ctx)
  const { viewer, brand } = ctx
  return {
    customerId,
    websiteId: brand.websiteId,
    lifetimeHours,
    device: describeDevice(viewer.userAgent),
    address: viewer.address,
  }
}

export function toCustomerToken(
  ctx: Context,
  customer: CustomerRow,
  { token, lifetimeSeconds, now }: Begun,
): CustomerToken {
  const account = { websiteId: ctx.brand.websiteId, email: customer.email, passwordHash: customer.password_hash }
  const signer = { keys: signingSecretsOf(ctx.config), now }
  return { token, lifetime_seconds: lifetimeSeconds, device_token: makeDeviceToken(signer, account) }
}
