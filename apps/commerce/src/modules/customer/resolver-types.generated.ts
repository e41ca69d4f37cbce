// Written from the contract by npm run codegen; never edited by hand.
import type { ModelFields, ResolverTable } from '../../platform/contract/resolver-table.ts'
import type * as Fields from '../../platform/contract/resolver-types.generated.ts'

export type CustomerResolvers = ResolverTable<{
  Query: Pick<Fields.QueryFields, 'isEmailAvailable' | 'customer' | 'addressSuggestions' | 'addressDoubt' | 'attributesForm' | 'customAttributeMetadata' | 'customAttributeMetadataV2' | 'attributesList' | 'customerSessions' | 'validateRPToken' | 'customerDownloadableProducts'>
  Mutation: Pick<Fields.MutationFields, 'generateCustomerToken' | 'generateAdminCustomerToken' | 'refreshCustomerToken' | 'revokeCustomerToken' | 'revokeAllCustomerTokens' | 'revokeCustomerSession' | 'createCustomerV2' | 'createCustomer' | 'updateCustomerV2' | 'updateCustomer' | 'updateCustomerEmail' | 'requestEmailConfirmation' | 'confirmCustomerEmail' | 'createCustomerAddress' | 'updateCustomerAddress' | 'deleteCustomerAddress' | 'exportCustomerData' | 'deleteCustomer' | 'changeCustomerPassword' | 'requestPasswordResetEmail' | 'resetPasswordById' | 'resetPassword' | 'confirmEmail'>
  Customer: ModelFields<Fields.ResolversParentTypes['Customer'], Fields.CustomerFields, 'id' | 'customer_id' | 'prefix' | 'firstname' | 'middlename' | 'lastname' | 'suffix' | 'email' | 'gender' | 'date_of_birth' | 'dob' | 'taxvat' | 'created_at' | 'is_subscribed' | 'default_shipping' | 'default_billing' | 'addresses' | 'custom_attributes' | 'allow_remote_shopping_assistance' | 'is_email_confirmed' | 'is_staff_session' | 'renewed_token' | 'purchase_orders_enabled' | 'group_id' | 'addressesV2'>
  CustomerAttributeMetadata: ModelFields<Fields.ResolversParentTypes['CustomerAttributeMetadata'], Fields.CustomerAttributeMetadataFields, 'code' | 'label' | 'entity_type' | 'frontend_input' | 'frontend_class' | 'default_value' | 'is_required' | 'is_unique' | 'options' | 'input_filter' | 'multiline_count' | 'sort_order' | 'validate_rules'>
}>
export type CustomerOutput = Fields.ResolversParentTypes['CustomerOutput']
export type CustomerAddress = Fields.ResolversParentTypes['CustomerAddress']
export type AttributesFormOutput = Fields.ResolversParentTypes['AttributesFormOutput']
export type CustomerAddresses = Fields.ResolversParentTypes['CustomerAddresses']
