// Written from the contract by npm run codegen; never edited by hand.
import type { ResolverTable } from '../../graphql/resolver-table.ts'
import type * as Fields from '../../graphql/resolver-types.generated.ts'

export type CustomerResolvers = ResolverTable<{
  Query: Pick<Fields.QueryFields, 'isEmailAvailable' | 'customer' | 'addressSuggestions' | 'customerSessions' | 'validateRPToken'>
  Mutation: Pick<Fields.MutationFields, 'generateCustomerToken' | 'generateAdminCustomerToken' | 'refreshCustomerToken' | 'revokeCustomerToken' | 'revokeAllCustomerTokens' | 'revokeCustomerSession' | 'createCustomerV2' | 'createCustomer' | 'updateCustomerV2' | 'updateCustomer' | 'updateCustomerEmail' | 'requestEmailConfirmation' | 'confirmCustomerEmail' | 'createCustomerAddress' | 'updateCustomerAddress' | 'deleteCustomerAddress' | 'exportCustomerData' | 'deleteCustomer' | 'changeCustomerPassword' | 'requestPasswordResetEmail' | 'resetPasswordById' | 'resetPassword'>
}>
export type CustomerOutput = Fields.ResolversParentTypes['CustomerOutput']
export type Customer = Fields.ResolversParentTypes['Customer']
export type CustomerAddress = Fields.ResolversParentTypes['CustomerAddress']
