export type { MemberModel as LoyaltyCustomerMapper } from './operations/fetchCustomerDetails.ts'
