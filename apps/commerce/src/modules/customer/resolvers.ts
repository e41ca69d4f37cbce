import { listTopics, NEWSLETTER } from '#modules/notifications'
import { memoised, memoKey } from '#src/composition/memo'
import type { Context } from '#src/context'
import { addressModel } from './address.ts'
import { listAddresses } from './address-store.ts'
import { subscriberOf } from './confirmation-store.ts'
import { addressSuggestions } from './operations/addressSuggestions.ts'
import { changeCustomerPassword } from './operations/changeCustomerPassword.ts'
import { confirmCustomerEmail } from './operations/confirmCustomerEmail.ts'
import { createCustomer } from './operations/createCustomer.ts'
import { createCustomerAddress } from './operations/createCustomerAddress.ts'
import { createCustomerV2 } from './operations/createCustomerV2.ts'
import { customer } from './operations/customer.ts'
import { customerSessions } from './operations/customerSessions.ts'
import { deleteCustomer } from './operations/deleteCustomer.ts'
import { deleteCustomerAddress } from './operations/deleteCustomerAddress.ts'
import { exportCustomerData } from './operations/exportCustomerData.ts'
import { generateAdminCustomerToken } from './operations/generateAdminCustomerToken.ts'
import { generateCustomerToken } from './operations/generateCustomerToken.ts'
import { isEmailAvailable } from './operations/isEmailAvailable.ts'
import { refreshCustomerToken } from './operations/refreshCustomerToken.ts'
import { requestEmailConfirmation } from './operations/requestEmailConfirmation.ts'
import { requestPasswordResetEmail } from './operations/requestPasswordResetEmail.ts'
import { resetPassword } from './operations/resetPassword.ts'
import { resetPasswordById } from './operations/resetPasswordById.ts'
import { revokeAllCustomerTokens } from './operations/revokeAllCustomerTokens.ts'
import { revokeCustomerSession } from './operations/revokeCustomerSession.ts'
import { revokeCustomerToken } from './operations/revokeCustomerToken.ts'
import { updateCustomer } from './operations/updateCustomer.ts'
import { updateCustomerAddress } from './operations/updateCustomerAddress.ts'
import { updateCustomerEmail } from './operations/updateCustomerEmail.ts'
import { updateCustomerV2 } from './operations/updateCustomerV2.ts'
import { validateRPToken } from './operations/validateRPToken.ts'
import { renewedToken } from './sign-in.ts'
import type { CustomerAddressRow, CustomerRow } from './tables.ts'

const ADDRESSES = memoKey<Promise<CustomerAddressRow[]>>('customer.addresses')

/** The address book, read once for each request. */
function addressesOf(ctx: Context, row: CustomerRow): Promise<CustomerAddressRow[]> {
  return memoised(ctx, ADDRESSES, row.id, () => listAddresses(ctx.db, row.id))
}

async function idOfDefault(ctx: Context, row: CustomerRow, kind: 'is_default_billing' | 'is_default_shipping'): Promise<string | null> {
  const address = (await addressesOf(ctx, row)).find((candidate) => candidate[kind])
  return address ? String(address.id) : null
}

export const resolvers = {
  Query: { isEmailAvailable, customer, validateRPToken, customerSessions, addressSuggestions },
  Mutation: {
    generateCustomerToken,
    generateAdminCustomerToken,
    refreshCustomerToken,
    revokeCustomerToken,
    revokeAllCustomerTokens,
    revokeCustomerSession,
    createCustomerV2,
    createCustomer,
    updateCustomerV2,
    updateCustomer,
    updateCustomerEmail,
    requestEmailConfirmation,
    confirmCustomerEmail,
    createCustomerAddress,
    updateCustomerAddress,
    deleteCustomerAddress,
    exportCustomerData,
    deleteCustomer,
    changeCustomerPassword,
    requestPasswordResetEmail,
    resetPasswordById,
    resetPassword,
  },
  Customer: {
    customer_id: (row: CustomerRow) => row.id,
    dob: (row: CustomerRow) => row.date_of_birth,
    created_at: (row: CustomerRow) => row.created_at.toISOString(),
    is_subscribed: async (row: CustomerRow, _: unknown, ctx: Context) =>
      (await listTopics(ctx.db, { websiteId: row.website_id, email: row.email, by: subscriberOf(row) })).has(NEWSLETTER),
    default_shipping: (row: CustomerRow, _: unknown, ctx: Context) => idOfDefault(ctx, row, 'is_default_shipping'),
    default_billing: (row: CustomerRow, _: unknown, ctx: Context) => idOfDefault(ctx, row, 'is_default_billing'),
    addresses: async (row: CustomerRow, _: unknown, ctx: Context) => (await addressesOf(ctx, row)).map(addressModel),
    custom_attributes: () => [],
    is_email_confirmed: (row: CustomerRow) => row.email_confirmed_at !== null,
    is_staff_session: (_row: CustomerRow, _: unknown, ctx: Context) => ctx.viewer.session?.staff !== undefined,
    renewed_token: (_row: CustomerRow, _: unknown, ctx: Context) => renewedToken(ctx),
  },
}
