/** The same as createCustomerV2 under its older name. [R7.37, A66] */
export { createCustomerV2 as createCustomer } from './createCustomerV2.ts'
