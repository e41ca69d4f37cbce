/** Older name of createCustomerV2. [R7.37, A66] */
export { createCustomerV2 as createCustomer } from './createCustomerV2.ts'
