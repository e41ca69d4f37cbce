/** What stands for a type of the contract while its fields are resolved. */
export type {
  BillingAddressModel as BillingCartAddressMapper,
  ShippingAddressModel as ShippingCartAddressMapper,
} from './cart-models.ts'
