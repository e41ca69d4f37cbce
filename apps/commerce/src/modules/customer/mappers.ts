/** What stands for a type of the contract while its fields are resolved. */

export type { FormAttribute as CustomerAttributeMetadataMapper } from './forms/form-attributes.ts'
export type { CustomerRow as CustomerMapper } from './tables.ts'
