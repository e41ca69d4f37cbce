import { listTopics, NEWSLETTER } from '#modules/notifications'
import type { Context } from '#src/composition/context'
import { memoised, memoKey } from '#src/composition/memo'
import { addressModel } from './addresses/address.ts'
import { listAddresses } from './addresses/address-store.ts'
import { addressSuggestions } from './addresses/operations/addressSuggestions.ts'
import { createCustomerAddress } from './addresses/operations/createCustomerAddress.ts'
import { deleteCustomerAddress } from './addresses/operations/deleteCustomerAddress.ts'
import { updateCustomerAddress } from './addresses/operations/updateCustomerAddress.ts'
import { subscriberOf } from './email/confirmation-store.ts'
import { confirmCustomerEmail } from './email/operations/confirmCustomerEmail.ts'
import { isEmailAvailable } from './email/operations/isEmailAvailable.ts'
import { requestEmailConfirmation } from './email/operations/requestEmailConfirmation.ts'
import { updateCustomerEmail } from './email/operations/updateCustomerEmail.ts'
import { createCustomer } from './operations/createCustomer.ts'
import { createCustomerV2 } from './operations/createCustomerV2.ts'
import { customer } from './operations/customer.ts'
import { updateCustomer } from './operations/updateCustomer.ts'
import { updateCustomerV2 } from './operations/updateCustomerV2.ts'
import { changeCustomerPassword } from './passwords/operations/changeCustomerPassword.ts'
import { requestPasswordResetEmail } from './passwords/operations/requestPasswordResetEmail.ts'
import { resetPassword } from './passwords/operations/resetPassword.ts'
import { resetPasswordById } from './passwords/operations/resetPasswordById.ts'
import { validateRPToken } from './passwords/operations/validateRPToken.ts'
import { deleteCustomer } from './privacy/operations/deleteCustomer.ts'
import { exportCustomerData } from './privacy/operations/exportCustomerData.ts'
import { customerSessions } from './sign-in/operations/customerSessions.ts'
import { generateAdminCustomerToken } from './sign-in/operations/generateAdminCustomerToken.ts'
import { generateCustomerToken } from './sign-in/operations/generateCustomerToken.ts'
import { refreshCustomerToken } from './sign-in/operations/refreshCustomerToken.ts'
import { revokeAllCustomerTokens } from './sign-in/operations/revokeAllCustomerTokens.ts'
import { revokeCustomerSession } from './sign-in/operations/revokeCustomerSession.ts'
import { revokeCustomerToken } from './sign-in/operations/revokeCustomerToken.ts'
import { renewedToken } from './sign-in/sign-in.ts'
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
