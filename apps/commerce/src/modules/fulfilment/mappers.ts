export type {
  BillingAddressModel as BillingCartAddressMapper,
  ShippingAddressModel as ShippingCartAddressMapper,
} from './cart-models.ts'
