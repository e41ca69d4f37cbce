/** What stands for a type of the contract while its fields are resolved. */
export type { CustomerRow as CustomerMapper } from './tables.ts'
