import type { RoutableUrl } from '#src/graphql/contract.generated'

/** What stands for a type of the contract while its fields are resolved. */
export type { StoreConfigModel as StoreConfigMapper } from './store-config.ts'

export type RoutableUrlMapper = RoutableUrl & { readonly __typename: 'RoutableUrl' }
