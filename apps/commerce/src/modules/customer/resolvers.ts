import { accountDetailsOf, idOfDefault } from './account-details.ts'
import { addressModel } from './addresses/address.ts'
import { pageOfAddresses } from './addresses/address-page.ts'
import { addressDoubt } from './addresses/operations/addressDoubt.ts'
import { addressSuggestions } from './addresses/operations/addressSuggestions.ts'
import { createCustomerAddress } from './addresses/operations/createCustomerAddress.ts'
import { deleteCustomerAddress } from './addresses/operations/deleteCustomerAddress.ts'
import { updateCustomerAddress } from './addresses/operations/updateCustomerAddress.ts'
import { confirmCustomerEmail } from './email/operations/confirmCustomerEmail.ts'
import { confirmEmail } from './email/operations/confirmEmail.ts'
import { isEmailAvailable } from './email/operations/isEmailAvailable.ts'
import { requestEmailConfirmation } from './email/operations/requestEmailConfirmation.ts'
import { updateCustomerEmail } from './email/operations/updateCustomerEmail.ts'
import { attributesForm } from './forms/operations/attributesForm.ts'
import { attributesList } from './forms/operations/attributesList.ts'
import { customAttributeMetadata } from './forms/operations/customAttributeMetadata.ts'
import { customAttributeMetadataV2 } from './forms/operations/customAttributeMetadataV2.ts'
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
import type { CustomerResolvers } from './resolver-types.generated.ts'
import { customerSessions } from './sign-in/operations/customerSessions.ts'
import { generateAdminCustomerToken } from './sign-in/operations/generateAdminCustomerToken.ts'
import { generateCustomerToken } from './sign-in/operations/generateCustomerToken.ts'
import { refreshCustomerToken } from './sign-in/operations/refreshCustomerToken.ts'
import { revokeAllCustomerTokens } from './sign-in/operations/revokeAllCustomerTokens.ts'
import { revokeCustomerSession } from './sign-in/operations/revokeCustomerSession.ts'
import { revokeCustomerToken } from './sign-in/operations/revokeCustomerToken.ts'
import { renewedToken } from './sign-in/renew-sign-in.ts'

export const resolvers = {
  Query: {
    isEmailAvailable: (_root, args, ctx) => isEmailAvailable(ctx, args),
    customer: (_root, _args, ctx) => customer(ctx),
    validateRPToken: (_root, args, ctx) => validateRPToken(ctx, args),
    customerSessions: (_root, _args, ctx) => customerSessions(ctx),
    addressDoubt: (_root, args, ctx) => addressDoubt(ctx, args),
    addressSuggestions: (_root, args, ctx) => addressSuggestions(ctx, args),
    customerDownloadableProducts: () => ({ items: [] }),
    attributesForm: (_root, args, ctx) => attributesForm(ctx, args),
    attributesList: (_root, args, ctx) => attributesList(ctx, args),
    customAttributeMetadata: (_root, args, ctx) => customAttributeMetadata(ctx, args),
    customAttributeMetadataV2: (_root, args, ctx) => customAttributeMetadataV2(ctx, args),
  },
  Mutation: {
    generateCustomerToken: (_root, args, ctx) => generateCustomerToken(ctx, args),
    generateAdminCustomerToken: (_root, args, ctx) => generateAdminCustomerToken(ctx, args),
    refreshCustomerToken: (_root, _args, ctx) => refreshCustomerToken(ctx),
    revokeCustomerToken: (_root, _args, ctx) => revokeCustomerToken(ctx),
    revokeAllCustomerTokens: (_root, args, ctx) => revokeAllCustomerTokens(ctx, args),
    revokeCustomerSession: (_root, args, ctx) => revokeCustomerSession(ctx, args),
    createCustomerV2: (_root, args, ctx) => createCustomerV2(ctx, args),
    createCustomer: (_root, args, ctx) => createCustomer(ctx, args),
    updateCustomerV2: (_root, args, ctx) => updateCustomerV2(ctx, args),
    updateCustomer: (_root, args, ctx, info) => updateCustomer(ctx, args, info),
    updateCustomerEmail: (_root, args, ctx, info) => updateCustomerEmail(ctx, args, info),
    requestEmailConfirmation: (_root, _args, ctx) => requestEmailConfirmation(ctx),
    confirmCustomerEmail: (_root, args, ctx) => confirmCustomerEmail(ctx, args),
    confirmEmail: (_root, args, ctx) => confirmEmail(ctx, args),
    createCustomerAddress: (_root, args, ctx) => createCustomerAddress(ctx, args),
    updateCustomerAddress: (_root, args, ctx) => updateCustomerAddress(ctx, args),
    deleteCustomerAddress: (_root, args, ctx) => deleteCustomerAddress(ctx, args),
    exportCustomerData: (_root, args, ctx) => exportCustomerData(ctx, args),
    deleteCustomer: (_root, args, ctx) => deleteCustomer(ctx, args),
    changeCustomerPassword: (_root, args, ctx, info) => changeCustomerPassword(ctx, args, info),
    requestPasswordResetEmail: (_root, args, ctx) => requestPasswordResetEmail(ctx, args),
    resetPasswordById: (_root, args, ctx) => resetPasswordById(ctx, args),
    resetPassword: (_root, args, ctx) => resetPassword(ctx, args),
  },
  Customer: {
    customer_id: ({ id }) => id,
    dob: ({ date_of_birth }) => date_of_birth,
    created_at: ({ created_at }) => created_at.toISOString(),
    is_subscribed: async (customer, _args, ctx) => (await accountDetailsOf(ctx, customer)).is_subscribed,
    default_shipping: (customer, _args, ctx) => idOfDefault(ctx, customer, 'is_default_shipping'),
    default_billing: (customer, _args, ctx) => idOfDefault(ctx, customer, 'is_default_billing'),
    addresses: async (customer, _args, ctx) => (await accountDetailsOf(ctx, customer)).addresses.map(addressModel),
    addressesV2: async (customer, args, ctx) =>
      pageOfAddresses((await accountDetailsOf(ctx, customer)).addresses, args),
    purchase_orders_enabled: () => false,
    group_id: () => 1,
    custom_attributes: () => [],
    is_email_confirmed: ({ email_confirmed_at }) => email_confirmed_at !== null,
    is_staff_session: (_customer, _args, ctx) => ctx.viewer.session?.staff !== undefined,
    renewed_token: (_customer, _args, ctx) => renewedToken(ctx),
  },
} satisfies CustomerResolvers
