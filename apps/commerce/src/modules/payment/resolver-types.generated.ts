// Written from the contract by npm run codegen; never edited by hand.
import type { ModelFields, ResolverTable } from '../../platform/contract/resolver-table.ts'
import type * as Fields from '../../platform/contract/resolver-types.generated.ts'

export type PaymentResolvers = ResolverTable<{
  Query: Pick<Fields.QueryFields, 'adyenPaymentMethods' | 'getCartSession' | 'adyenPaymentStatus' | 'customerAdyenPaymentTokens' | 'customerPaymentTokens'>
  Mutation: Pick<Fields.MutationFields, 'setPaymentMethodOnCart' | 'processPayment' | 'adyenPaymentDetails' | 'cancelPayment' | 'savePaypalExpressOrder' | 'updatePaypalExpressOrder' | 'updateExpressOrder' | 'cancelExpressOrder' | 'deleteAdyenPaymentToken' | 'deletePaymentToken' | 'cancelOrder'>
  StoreConfig: ModelFields<Fields.ResolversParentTypes['StoreConfig'], Fields.StoreConfigFields, 'adyen_client_key_test' | 'adyen_client_key_live' | 'adyen_demo_mode' | 'payment_methods'>
  Cart: ModelFields<Fields.ResolversParentTypes['Cart'], Fields.CartFields, 'available_payment_methods' | 'selected_payment_method'>
}>
export type SetPaymentMethodOnCartOutput = Fields.ResolversParentTypes['SetPaymentMethodOnCartOutput']
export type ExpressOrderOutput = Fields.ResolversParentTypes['ExpressOrderOutput']
export type PaypalExpressOrderOutput = Fields.ResolversParentTypes['PaypalExpressOrderOutput']
export type CancelOrderOutput = Fields.ResolversParentTypes['CancelOrderOutput']
