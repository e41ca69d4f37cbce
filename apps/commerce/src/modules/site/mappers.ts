import type { RoutableUrl } from '#src/platform/contract/contract.generated'

export type { StoreConfigModel as StoreConfigMapper } from './store-config.ts'

export type RoutableUrlMapper = RoutableUrl & { readonly __typename: 'RoutableUrl' }
