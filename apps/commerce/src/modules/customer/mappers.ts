export type { FormAttribute as CustomerAttributeMetadataMapper } from './forms/form-attributes.ts'
export type { CustomerRow as CustomerMapper } from './tables.ts'
